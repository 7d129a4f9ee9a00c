import { NumberInput } from '@seaberry/ui/number-input';

export function OutOfRangeExample() {
  return <NumberInput aria-label="Remind me before" min={1} max={30} precision={0} unit="d" />;
}
