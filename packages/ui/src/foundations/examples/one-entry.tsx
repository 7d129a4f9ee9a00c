import '@seaberry/ui/styles.css';
import { Button } from '@seaberry/ui/button';

export function TrackButton() {
  return <Button variant="primary">Track a shipment</Button>;
}
