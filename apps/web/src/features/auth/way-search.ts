import type { RawSearch } from '../../shared/search.ts';

/** The way back, handed on to the sign-in page; nothing of it is left out or added. */
export interface WaySearch extends RawSearch {}

export function parseWay(raw: RawSearch): WaySearch {
  const { redirect, params } = raw;
  return redirect ? { redirect, ...(params ? { params } : {}) } : {};
}
