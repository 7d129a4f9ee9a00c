import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';

import { Page } from './page';

/** Answers a page as HTML, and its tree alone under the same address with `.rsc`, from which the browser hydrates. */
export default async function handler(request: Request): Promise<Response> {
  const tree = renderToReadableStream(<Page />);
  if (new URL(request.url).pathname.endsWith('.rsc')) {
    return new Response(tree, { headers: { 'Content-Type': 'text/x-component;charset=utf-8' } });
  }
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr')>('ssr', 'index');
  return new Response(await toHtml(tree), { headers: { 'Content-Type': 'text/html;charset=utf-8' } });
}
