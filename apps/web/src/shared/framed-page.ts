import { useQuery } from '@tanstack/react-query';

/** Sandbox permissions of a third-party page in an iframe. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals';

/** Whether an address is of the host that served this page. */
export const isOwn = (src: string): boolean => new URL(src, window.location.href).origin === window.location.origin;

/** Whether our own host serves a page there. Hosts that serve the app for every path have none: it would be nested inside itself. */
async function isServed(src: string, signal: AbortSignal): Promise<boolean> {
  const ask = (address: string): Promise<Response> => fetch(address, { method: 'HEAD', signal });
  const [page, app] = await Promise.all([ask(src), ask(window.location.pathname)]);
  const mark = page.headers.get('etag');
  return page.ok && (mark === null || mark !== app.headers.get('etag'));
}

/**
 * Whether a page can be put into a frame: an empty one would say nothing. Only our own host is asked; another one would not answer a
 * script.
 *
 * @returns null while the host is being asked
 */
export function useServed(src: string): boolean | null {
  const own = isOwn(src);
  const { data, isError } = useQuery({
    queryKey: ['frame', src],
    queryFn: ({ signal }) => isServed(src, signal),
    enabled: own,
    staleTime: 60_000,
    meta: { handledByCaller: true },
  });
  if (!own) return true;
  return isError ? false : (data ?? null);
}
