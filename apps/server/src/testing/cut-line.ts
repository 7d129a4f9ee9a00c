import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CutLine {
  /** Address through the line. */
  url: string;
  /** Number of connections that were refused while the line was cut. */
  refused: () => number;
  /** Breaks open connections and refuses new ones. */
  cut(): void;
  /** Nothing passes, and no connection breaks. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

/** TCP line to a server that can be cut, frozen and mended. */
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
