import type { RawSearch } from '../../shared/search.ts';

/** Page to open after signing in, passed unchanged to the sign-in page. */
export interface ReturnPath extends RawSearch {}

export function parseReturnPath(raw: RawSearch): ReturnPath {
  const { redirect, params } = raw;
  return redirect ? { redirect, ...(params ? { params } : {}) } : {};
}
