/** What a page of somebody else may do inside of ours. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals';

/** Whether our own host has a page there. Hosts that answer every path with the app have none: it would be drawn inside itself. */
export async function isServed(src: string, signal: AbortSignal): Promise<boolean> {
  const ask = (address: string): Promise<Response> => fetch(address, { method: 'HEAD', signal });
  const [page, app] = await Promise.all([ask(src), ask(window.location.pathname)]);
  const mark = page.headers.get('etag');
  return page.ok && (mark === null || mark !== app.headers.get('etag'));
}
