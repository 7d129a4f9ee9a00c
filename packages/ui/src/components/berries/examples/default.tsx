import { Berries } from '@seaberry/ui/berries';

export function BerriesExample() {
  return <Berries amount={1284} />;
}
