import { Select } from '@seaberry/ui/select';

const carriers = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'MSCU', label: 'MSC' },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
];

export function WithPlaceholderExample() {
  return <Select aria-label="Carrier" options={carriers} placeholder="Any carrier" />;
}
