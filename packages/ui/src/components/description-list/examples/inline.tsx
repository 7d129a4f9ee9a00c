import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';

export function InlineExample() {
  return (
    <DescriptionList
      items={[
        { term: 'Carrier', description: 'COSCO' },
        { term: 'Vessel / voyage', description: 'CSCL Globe · 041W' },
        { term: 'Booking', description: <CopyableId value="6412873350" /> },
        { term: 'Seal', description: null },
      ]}
      layout="inline"
    />
  );
}
