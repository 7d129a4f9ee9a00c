import { SearchInput } from '@seaberry/ui/search-input';

export function SearchInputOverview() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 }}>
      <SearchInput label="Search bills" placeholder="B/L, container, booking, order" />
      <SearchInput label="Search containers" identifier defaultValue="CSNU6829160" />
      <SearchInput label="Search vessels" defaultValue="COSCO Shipping" loading />
    </div>
  );
}
