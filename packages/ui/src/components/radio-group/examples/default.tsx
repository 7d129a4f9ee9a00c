import { RadioGroup } from '@seaberry/ui/radio-group';

const formats = [
  { value: 'xlsx', label: 'Excel', description: 'Opens in Excel, dates as dates.' },
  { value: 'csv', label: 'CSV', description: 'For other programs, UTF-8.' },
];

export function RadioGroupExample() {
  return <RadioGroup label="Format" options={formats} defaultValue="xlsx" />;
}
