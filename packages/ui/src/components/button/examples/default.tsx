import { Button } from '@seaberry/ui/button';

export function ButtonExample() {
  return <Button>Export</Button>;
}
