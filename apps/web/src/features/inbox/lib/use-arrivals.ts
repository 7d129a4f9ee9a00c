import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { desktop } from './desktop.ts';
import { newNotices, type Notice } from './notice.ts';

/** Calls back once for each notice that arrives while the page is open. @param unread undefined until the first response */
export function useArrivals(unread: readonly Notice[] | undefined, onArrive: (notice: Notice) => void): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const arrive = useRef(onArrive);
  useEffect(() => {
    arrive.current = onArrive;
  });
  useEffect(() => {
    if (!unread) return;
    const fresh = newNotices(known.current, unread);
    // Notices read meanwhile stay known: marked as unread again, they are not new.
    known.current = new Set([...(known.current ?? []), ...unread.map(({ id }) => id)]);
    for (const notice of fresh) arrive.current(notice);
  }, [unread]);
}

/** A hidden page does not poll (see `live`), except for desktop notifications. */
export function useHiddenPolling(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const [controller, call] = queryKey;
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
        const [of, name] = event.query.queryKey;
        if (of === controller && name === call && document.hidden && desktop.get() === 'on')
          void queryClient.refetchQueries({ queryKey: event.query.queryKey, exact: true });
      }),
    [queryClient, controller, call],
  );
}
