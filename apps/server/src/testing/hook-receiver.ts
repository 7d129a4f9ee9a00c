import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Status of the next responses; the last one stays. */
  answer(...statuses: number[]): void;
  /** Requests wait for a response until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** An HTTP server that keeps what it gets, for tests. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let statuses = [204];
  let held: Promise<void> | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    await held;
    const [status = 204] = statuses;
    if (statuses.length > 1) statuses.shift();
    response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => ((held = null), resolve());
    },
    answer: (...next) => void (statuses = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
