/** Query string of the URL as strings, so that a shipment number of 20 digits keeps its digits. */
export type RawSearch = Record<string, string>;
export type SearchPatch = Record<string, string | undefined>;

export function parseSearch(query: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Query string of these values, with its `?`; empty values and unsupported types are omitted. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if ((typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean')
      query.append(key, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

export const readList = (value: string | undefined): string[] => (value ? value.split(',').filter(Boolean) : []);

export const writeList = (values: readonly string[]): string | undefined => (values.length > 0 ? values.join(',') : undefined);
