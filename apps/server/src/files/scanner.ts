import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';

/** A virus scanner. */
export interface FileScanner {
  /** @throws when the scanner gives no verdict */
  isClean(content: ReadableStream<Uint8Array>, size: number): Promise<boolean>;
}

/** Time for one file. */
const SCAN_MS = 240_000;
/** Longest answer of clamd that is read: it names the virus. */
const ANSWER_MAX = 4096;

/** HTTP scanner: gets the content by POST and answers 2xx for a clean one, 406 for an infected one. */
const overHttp = (url: string): FileScanner => ({
  async isClean(content, size) {
    // The types of the platform lack `duplex`, which a streamed body requires.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', 'Content-Length': String(size) },
      body: content,
      duplex: 'half',
      redirect: 'error',
      signal: AbortSignal.timeout(SCAN_MS),
    };
    const response = await fetch(url, init);
    await response.body?.cancel();
    if (response.ok) return true;
    if (response.status === 406) return false;
    throw new Error(`The scanner answers ${response.status}.`);
  },
});

function lengthOf(chunk: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(chunk.byteLength);
  return head;
}

/** ClamAV's daemon by its command INSTREAM: chunks with their length, ended by an empty one. */
const overClamd = (host: string, port: number): FileScanner => ({
  async isClean(content) {
    const socket = connect({ host, port, timeout: SCAN_MS });
    socket.on('timeout', () => socket.destroy(new Error('The scanner does not answer.')));
    const answer = (async () => {
      let text = '';
      for await (const chunk of socket) {
        text += String(chunk);
        if (text.length > ANSWER_MAX) break;
      }
      return text;
    })();
    const send = async (): Promise<void> => {
      await once(socket, 'connect');
      socket.write('zINSTREAM\0');
      // Safe cast: both are the streams of the same specification.
      for await (const chunk of Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0])) {
        const bytes = chunk as Uint8Array;
        socket.write(lengthOf(bytes));
        if (!socket.write(bytes)) await once(socket, 'drain');
      }
      socket.write(Buffer.alloc(4));
    };
    try {
      const [text] = await Promise.all([answer, send()]);
      if (/: OK\0?\s*$/u.test(text)) return true;
      if (/ FOUND\0?\s*$/u.test(text)) return false;
      throw new Error(`The scanner answers ${JSON.stringify(text.slice(0, 200))}.`);
    } finally {
      socket.destroy();
    }
  },
});

/** @param url `http://…`, `https://…` or `clamd://host:port` */
export function createScanner(url: string | null): FileScanner | null {
  if (url === null) return null;
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'clamd:' ? overClamd(hostname, Number(port || 3310)) : overHttp(url);
}
