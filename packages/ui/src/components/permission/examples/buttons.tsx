import { PermissionButton } from '@seaberry/ui/button';
import { PermissionProvider } from '@seaberry/ui/permission';

export function ButtonsExample() {
  return (
    <PermissionProvider has={new Set(['oceanBill:page', 'oceanBill:export'])}>
      <div style={{ display: 'flex', gap: 8 }}>
        <PermissionButton code="oceanBill:export">Export</PermissionButton>
        <PermissionButton anyOf={['oceanBill:add', 'oceanBill:page']} variant="primary">
          Track a shipment
        </PermissionButton>
        <PermissionButton code="oceanBill:delete" variant="danger">
          Delete
        </PermissionButton>
      </div>
    </PermissionProvider>
  );
}
