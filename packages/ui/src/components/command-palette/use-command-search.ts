import { useEffect, useState } from 'react';

import type { CommandGroup } from './command-palette.logic.js';

/** Debounce of searches on the server, in ms. */
const DEBOUNCE_MS = 200;
const NONE: readonly CommandGroup[] = [];

export type CommandSearch = (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

interface Answer {
  query: string;
  groups: readonly CommandGroup[];
  failed: boolean;
}

/** Results of a server search; responses to an older text are dropped. */
export function useCommandSearch(
  search: CommandSearch | undefined,
  text: string,
): { groups: readonly CommandGroup[]; loading: boolean; failed: boolean } {
  const query = text.trim();
  const [answer, setAnswer] = useState<Answer>({ query: '', groups: NONE, failed: false });
  useEffect(() => {
    if (!search || query === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      search(query, stop.signal).then(
        (groups) => {
          if (!stop.signal.aborted) setAnswer({ query, groups, failed: false });
        },
        () => {
          if (!stop.signal.aborted) setAnswer({ query, groups: NONE, failed: true });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search, query]);
  if (!search || query === '') return { groups: NONE, loading: false, failed: false };
  const current = answer.query === query;
  return { groups: current ? answer.groups : NONE, loading: !current, failed: current && answer.failed };
}
