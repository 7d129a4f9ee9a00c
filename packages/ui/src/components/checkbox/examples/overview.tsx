import { Checkbox } from '@seaberry/ui/checkbox';

export function CheckboxOverview() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Checkbox label="Delays" description="When the expected arrival moves by more than two days." defaultChecked />
      <Checkbox label="All containers" indeterminate />
      <Checkbox label="Arrivals" />
      <Checkbox label="I have the consent of the shipper" error="Required to share the shipment." />
      <Checkbox label="Customs holds" disabledReason="Not in your plan." />
    </div>
  );
}
