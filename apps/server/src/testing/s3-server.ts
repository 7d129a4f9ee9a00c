import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Setting } from '../files/s3.ts';

export interface S3Server {
  setting: S3Setting;
  objects: Map<string, Buffer>;
  /** Largest number of bytes that arrived in one chunk. */
  largestChunk(): number;
  close(): Promise<void>;
}

const SETTING = { region: 'eu-central-1', accessKeyId: 'the-key', secretAccessKey: 'the-secret' };

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Signature of a request by the algorithm of AWS (SigV4), computed from its description and without the library that signs. */
function signatureOf(request: IncomingMessage, signed: string, scope: string): string {
  const { method = '', url = '', headers } = request;
  const { pathname } = new URL(url, 'http://s3.test');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, '', lines.join(''), signed, String(headers['x-amz-content-sha256'])].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${SETTING.secretAccessKey}`);
  return createHmac('sha256', key).update(toSign).digest('hex');
}

const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(.+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/u;

function isSigned(request: IncomingMessage): boolean {
  const [, key, scope = '', signed = '', signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  return key === SETTING.accessKeyId && scope.includes(`/${SETTING.region}/s3/`) && signatureOf(request, signed, scope) === signature;
}

/** The calls of S3 that the storage makes, over a socket: PUT, GET and DELETE of objects in one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let largest = 0;
  const server = createServer(async (request, response) => {
    const refuse = (status: number, code: string): void =>
      void response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    const { method, headers } = request;
    const path = new URL(request.url ?? '', 'http://s3.test').pathname;
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
    if (!path.startsWith('/bucket/')) return refuse(404, 'NoSuchBucket');
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
      const chunks: Buffer[] = [];
      for await (const chunk of request) {
        largest = Math.max(largest, (chunk as Buffer).length);
        chunks.push(chunk as Buffer);
      }
      objects.set(path, Buffer.concat(chunks));
      return response.writeHead(200).end();
    }
    const found = objects.get(path);
    if (method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    return found ? response.writeHead(200, { 'Content-Length': found.length }).end(found) : refuse(404, 'NoSuchKey');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Safe cast: a listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    setting: { url: `http://127.0.0.1:${port}/bucket`, ...SETTING },
    objects,
    largestChunk: () => largest,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
