import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export interface Post {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const socket = new Socket();

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
  const outgoing = new ServerResponse(incoming);
  return new Promise((resolve) => {
    outgoing.end = (text?: unknown) => {
      resolve(String(text));
      return outgoing;
    };
    server.emit('request', incoming, outgoing);
  });
}
