import { NumberInput } from '@seaberry/ui/number-input';

export function WithUnitExample() {
  return <NumberInput aria-label="Volume" unit="CBM" precision={3} step={0.5} min={0} />;
}
