import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const MODULES = join(import.meta.dirname, '../../node_modules');
const HTML = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><div id="root"></div>';
/** Fields of a sign-in page without a frame. */
const APP = `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  h('form', null, h('h1', null, 'Sign in'), h('label', null, 'Account ', h('input')), h('label', null, 'Password ', h('input', { type: 'password' })), h('button', null, 'Sign in')),
);`;

export interface BarePage {
  url: string;
  close(): Promise<void>;
}

/** Minimal React page: one document, one script with React and nothing else. */
export async function serveBarePage(): Promise<BarePage> {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-bare-'));
  writeFileSync(join(folder, 'app.js'), APP);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { react: join(MODULES, 'react'), 'react-dom': join(MODULES, 'react-dom') } },
    build: { target: 'es2023', lib: { entry: 'app.js', formats: ['es'], fileName: () => 'bare.js' }, outDir: 'out' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = gzipSync(readFileSync(join(folder, 'out/bare.js')), { level: 9 });
  rmSync(folder, { recursive: true, force: true });
  const page = gzipSync(`${HTML}<script type="module" src="/bare.js"></script></html>`);
  const server = createServer((request, response) => {
    const js = request.url === '/bare.js';
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    return response
      .writeHead(200, { 'Content-Type': js ? 'text/javascript' : 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' })
      .end(js ? script : page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${portOf(server)}/`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The bare page has no port.');
  return address.port;
}
