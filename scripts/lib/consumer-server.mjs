// Serves what a consumer built: its files, or the handler of a server-rendered one, on a free port of this machine.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const types = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** @param {string} home */
export async function serveConsumer(home) {
  const handlerFile = join(home, 'dist/rsc/index.js');
  const files = join(home, existsSync(handlerFile) ? 'dist/client' : 'dist');
  // Selects the production build of React.
  process.env['NODE_ENV'] = 'production';
  const handler = existsSync(handlerFile) ? (await import(pathToFileURL(handlerFile).href)).default : undefined;

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(files, normalize(pathname === '/' && !handler ? '/index.html' : pathname));
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    if (existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      return void createReadStream(file).pipe(response);
    }
    if (!handler) return void response.writeHead(404).end();
    const answer = await handler(new Request(`http://localhost${request.url}`));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    Readable.fromWeb(answer.body).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
