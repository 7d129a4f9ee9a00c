import { useQuery } from '@tanstack/react-query';

/** Sandbox permissions of a third-party page in an iframe. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals';

export const isOwn = (src: string): boolean => new URL(src, window.location.href).origin === window.location.origin;

/** Whether our own host serves a separate page there. Hosts that serve the app for every path do not: it would be nested in itself. */
async function isServed(src: string, signal: AbortSignal): Promise<boolean> {
  const head = (address: string): Promise<Response> => fetch(address, { method: 'HEAD', signal });
  const [page, app] = await Promise.all([head(src), head(window.location.pathname)]);
  const etag = page.headers.get('etag');
  return page.ok && (etag === null || etag !== app.headers.get('etag'));
}

/**
 * Whether a page can be framed: an empty frame would show no error. Only our own host is checked; others block cross-origin requests.
 *
 * @returns null while the check is pending
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
