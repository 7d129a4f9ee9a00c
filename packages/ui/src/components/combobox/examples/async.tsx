'use client';

import { Combobox, type ComboboxSearch, type ComboboxOption } from '@seaberry/ui/combobox';

const people: readonly ComboboxOption[] = [
  { value: 'u1', label: 'Lin Yue', description: 'lin.yue@blueharbor.example' },
  { value: 'u2', label: 'Sophie Lam', description: 'sophie.lam@blueharbor.example' },
];

const find: ComboboxSearch = (query) => Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

export function AsyncExample() {
  return <Combobox aria-label="Person in charge" placeholder="Name or mail address" onSearch={find} />;
}
