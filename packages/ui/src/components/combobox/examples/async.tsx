import { Combobox, type ComboboxSearch, type ComboboxOption } from '@seaberry/ui/combobox';

const people: readonly ComboboxOption[] = [
  { value: 'u1', label: 'Lin Wei', description: 'lin.wei@example.com' },
  { value: 'u2', label: 'Maria Santos', description: 'maria.santos@example.com' },
];

const find: ComboboxSearch = (query) => Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

export function AsyncExample() {
  return <Combobox aria-label="Person in charge" placeholder="Name or mail address" onSearch={find} />;
}
