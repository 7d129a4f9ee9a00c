import { SearchInput } from '@seaberry/ui/search-input';

export function SearchInputExample() {
  return <SearchInput label="Search bills" placeholder="B/L, container, booking, order" />;
}
