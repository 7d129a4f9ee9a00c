import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

export async function toHtml(tree: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const page = await createFromReadableStream<ReactNode>(tree);
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  return renderToReadableStream(page, { bootstrapScriptContent });
}
