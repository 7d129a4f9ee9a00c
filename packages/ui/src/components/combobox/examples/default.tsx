import { Combobox, type ComboboxItem } from '@seaberry/ui/combobox';

const ports: readonly ComboboxItem[] = [
  {
    label: 'China',
    options: [
      { value: 'CNSHA', label: 'Shanghai', description: 'CNSHA', keywords: ['上海'] },
      { value: 'CNNGB', label: 'Ningbo', description: 'CNNGB', keywords: ['宁波'] },
      { value: 'CNTAO', label: 'Qingdao', description: 'CNTAO', keywords: ['青岛', 'Tsingtao'] },
    ],
  },
  {
    label: 'Netherlands',
    options: [
      { value: 'NLRTM', label: 'Rotterdam', description: 'NLRTM' },
      { value: 'NLAMS', label: 'Amsterdam', description: 'NLAMS', disabled: true },
    ],
  },
];

export function ComboboxExample() {
  return <Combobox aria-label="Port of loading" placeholder="Any port" options={ports} />;
}
