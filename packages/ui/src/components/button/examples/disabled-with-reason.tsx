import { Button } from '@seaberry/ui/button';

export function DisabledWithReasonExample() {
  return <Button disabledReason="There is currently no data available for export!">Export</Button>;
}
