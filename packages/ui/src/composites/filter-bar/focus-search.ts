/** Moves focus to the search of the first FilterBar in an element and selects its text. @returns false without one */
export function focusFilterSearch(within: Element | null): boolean {
  const input = within?.querySelector<HTMLInputElement>('[data-slot="filter-bar-search"] input');
  input?.select();
  input?.focus();
  return input !== undefined && input !== null;
}
