import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** A TCP proxy that can go away: its connections break, and new ones are refused, until it is back on the same port. */
export interface Proxy {
  port: number;
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

export async function startProxy(host: string, port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((socket) => {
    const other = keep(connect(port, host));
    keep(socket).pipe(other).pipe(socket);
    socket.on('close', () => other.destroy());
    other.on('close', () => socket.destroy());
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const away = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  const { port: own } = address;
  return { port: own, away, back: () => listen(own), close: async () => (server.listening ? away() : undefined) };
}
