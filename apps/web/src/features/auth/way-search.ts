import type { RawSearch } from '../../shared/search.ts';

/** Return path, passed unchanged to the sign-in page. */
export interface WaySearch extends RawSearch {}

export function parseWay(raw: RawSearch): WaySearch {
  const { redirect, params } = raw;
  return redirect ? { redirect, ...(params ? { params } : {}) } : {};
}
