import { Berries } from '@seaberry/ui/berries';

export function LowExample() {
  return <Berries amount={12} lowBelow={50} />;
}
