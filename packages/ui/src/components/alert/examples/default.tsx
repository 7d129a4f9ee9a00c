import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';

export function AlertExample() {
  return (
    <Alert tone="warning" title="The carrier is slow to answer" action={<Button size="sm">Try again</Button>}>
      Positions are 14 minutes old.
    </Alert>
  );
}
