import { Steps } from '@seaberry/ui/steps';

const items = [
  { value: 'file', title: 'Choose a file', description: 'bills.xlsx' },
  { value: 'check', title: 'Check the rows', description: '48 of 50 usable' },
  { value: 'done', title: 'Track them' },
];

export function StepsExample() {
  return <Steps label="Import shipments" items={items} value="check" />;
}
