import { Combobox } from '@seaberry/ui/combobox';

const carriers = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'MSCU', label: 'MSC' },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
  { value: 'ONEY', label: 'ONE' },
  { value: 'ZIMU', label: 'ZIM' },
];

export function MultipleExample() {
  return <Combobox aria-label="Carriers" placeholder="Any carrier" multiple options={carriers} defaultValue={['COSU', 'HLCU']} />;
}
