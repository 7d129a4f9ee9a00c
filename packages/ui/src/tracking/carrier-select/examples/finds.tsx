import { CarrierSelect } from '@seaberry/ui/carrier-select';

export function FindsExample() {
  return <CarrierSelect aria-label="Carrier" />;
}
