import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export interface Post {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const socket = new Socket();

/**
 * A response that hands over what it would write. A class, not an `end` of its own on each response: those keep every answer alive
 * until the next full collection of garbage, which no response on a socket does, and a quarter of a call went there.
 */
class Heard extends ServerResponse {
  readonly #tell: (text: string) => void;

  constructor(incoming: IncomingMessage, tell: (text: string) => void) {
    super(incoming);
    this.#tell = tell;
  }

  override end(text?: unknown): this {
    this.#tell(String(text));
    return this;
  }
}

/** A request that has arrived, through the server that is run, to the text that it would write: neither is on a socket. */
export function served(server: Server, { path, headers, body }: Post): Promise<string> {
  const incoming = new IncomingMessage(socket);
  incoming.method = 'POST';
  incoming.url = path;
  incoming.headers = { host: 'localhost', 'content-length': String(Buffer.byteLength(body)), ...headers };
  incoming.rawHeaders = Object.entries(incoming.headers).flat().map(String);
  incoming.complete = true;
  incoming.push(body);
  incoming.push(null);
  return new Promise((resolve) => {
    server.emit('request', incoming, new Heard(incoming, resolve));
  });
}
