import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CutLine {
  /** Address of the server through the proxy. */
  url: string;
  /** Number of connections that were refused after `cut`. */
  refused: () => number;
  /** Breaks open connections and refuses new ones. */
  cut(): void;
  /** Forwards nothing any more, without breaking connections. */
  freeze(): void;
  /** Ends `cut` or `freeze`. */
  mend(): void;
  close(): Promise<void>;
}

/** TCP proxy in front of a server, for tests of broken connections. */
export async function cutLine(to: URL): Promise<CutLine> {
  const open = new Set<Socket>();
  let cut = false;
  let refused = 0;
  const proxy = createServer((socket) => {
    if (cut) {
      refused += 1;
      socket.destroy();
      return;
    }
    const target = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = new URL(to);
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    refused: () => refused,
    cut() {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    freeze() {
      for (const socket of open) socket.pause();
    },
    mend() {
      cut = false;
      for (const socket of open) socket.resume();
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
