import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';

import { Page } from './page';

/** Returns a page as HTML and, at the same URL with `.rsc`, its tree for hydration. */
export default async function handler(request: Request): Promise<Response> {
  const tree = renderToReadableStream(<Page />);
  if (new URL(request.url).pathname.endsWith('.rsc')) {
    return new Response(tree, { headers: { 'Content-Type': 'text/x-component;charset=utf-8' } });
  }
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr')>('ssr', 'index');
  return new Response(await toHtml(tree), { headers: { 'Content-Type': 'text/html;charset=utf-8' } });
}
