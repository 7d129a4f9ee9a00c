import type { RawSearch } from '../../shared/search.ts';

/** Page to open after sign-in, kept by registration and password reset: `redirect` is its path, `params` its search parameters as JSON. */
export interface ReturnPath extends RawSearch {}

export function parseReturnPath(raw: RawSearch): ReturnPath {
  const { redirect, params } = raw;
  return redirect ? { redirect, ...(params ? { params } : {}) } : {};
}
