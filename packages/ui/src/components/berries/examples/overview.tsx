import { Berries } from '@seaberry/ui/berries';

export function BerriesOverview() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Berries amount={1284} />
      <Berries amount={12} lowBelow={50} />
      <Berries amount={0} lowBelow={50} />
    </div>
  );
}
