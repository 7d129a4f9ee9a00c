import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Respond = (request: string) => AsyncIterable<string[]>;

const MAX_REQUEST = 100;
const REQUEST_MS = 5000;
const STALLED_MS = 5 * 60_000;

/**
 * Connections to the lock of a data folder: each sends one line and gets the lines of the response.
 *
 * @param stalledMs Time without progress, e.g. of a stopped process, after which a response ends.
 */
export function respondToRequests({ stalledMs = STALLED_MS } = {}) {
  const open = new Set<Socket>();
  let respond: Respond | null = null;

  function accept(socket: Socket): void {
    if (!respond) return void socket.destroy();
    open.add(socket);
    let request = '';
    socket.setEncoding('utf8');
    // A broken connection ends its own response only.
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
    const timer = setTimeout(() => socket.destroy(), REQUEST_MS);
    socket.on('data', (part) => {
      request += String(part);
      if (request.length > MAX_REQUEST) return void socket.destroy();
      if (!request.includes('\n') || !respond) return;
      clearTimeout(timer);
      socket.removeAllListeners('data').resume();
      socket.setTimeout(stalledMs, () => socket.writableLength > 0 && socket.destroy());
      pipeline(Readable.from(textOf(respond(request.trim()))), socket).catch(() => {});
    });
  }

  return {
    accept,
    serve: (by: Respond): void => void (respond = by),
    end(): void {
      for (const socket of open) socket.destroy();
    },
  };
}

async function* textOf(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const lines of batches) yield `${lines.join('\n')}\n`;
}
