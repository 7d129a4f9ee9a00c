import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { createScanner } from './scanner.ts';
import { FileGone, type FileStorage } from './storage.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seaberry-storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const CHUNK = Buffer.alloc(64 * 1024, 'seaberry');
const CHUNKS = 80;
async function* large(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < CHUNKS; at += 1) yield CHUNK;
}
const hashOf = async (stream: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of stream as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest('hex');
};

describe.each([
  ['disk', (): FileStorage => diskStorage(folder)],
  ['s3', (): FileStorage => s3Storage(s3.setting)],
] as const)('a storage on %s', (provider, open) => {
  it('keeps, streams and removes contents', async () => {
    const storage = open();
    expect(storage.provider).toBe(provider);
    await storage.write('parts/a/0', Buffer.from('first'), 5);
    await storage.write('parts/a/0', Buffer.from('again'), 5);
    expect(await new Response(await storage.read('parts/a/0')).text()).toBe('again');
    await storage.write('files/ab/large', large(), CHUNK.length * CHUNKS);
    expect(await hashOf(await storage.read('files/ab/large'))).toBe(await hashOf(large()));
    await storage.remove('parts/a/0');
    await storage.remove('parts/a/0');
    await expect(storage.read('parts/a/0')).rejects.toBeInstanceOf(FileGone);
  });
});

it('a stream that breaks off leaves no file', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield CHUNK;
    throw new Error('The line was cut.');
  }
  await expect(diskStorage(folder).write('files/cd/cut', broken(), CHUNK.length * 2)).rejects.toThrow('cut');
  expect(await readdir(join(folder, 'files/cd'))).toEqual([]);
});

it('S3 refuses a wrong secret, and the error has its code', async () => {
  const wrong = s3Storage({ ...s3.setting, secretAccessKey: 'wrong' });
  await expect(wrong.write('files/x', Buffer.from('a'), 1)).rejects.toThrow('403 SignatureDoesNotMatch');
});

describe('a scanner', () => {
  const content = (text: string): ReadableStream<Uint8Array> =>
    Readable.toWeb(Readable.from([Buffer.from(text)])) as ReadableStream<Uint8Array>;

  it('is asked over HTTP: 2xx is clean, 406 infected, anything else no verdict', async () => {
    const server = createHttpServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      response.writeHead(text === 'good' ? 200 : text === 'bad' ? 406 : 500).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const scanner = createScanner(`http://127.0.0.1:${(server.address() as AddressInfo).port}/scan`);
    expect(await scanner?.isClean(content('good'), 4)).toBe(true);
    expect(await scanner?.isClean(content('bad'), 3)).toBe(false);
    await expect(scanner?.isClean(content('odd'), 3)).rejects.toThrow('500');
    server.close();
  });

  it('is asked as clamd is', async () => {
    const answer = (socket: Socket): void => {
      let seen = Buffer.alloc(0);
      socket.on('data', (chunk: Buffer) => {
        seen = Buffer.concat([seen, chunk]);
        if (!seen.subarray(-4).equals(Buffer.alloc(4)) || !seen.toString('latin1').startsWith('zINSTREAM\0')) return;
        socket.end(seen.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      });
    };
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const scanner = createScanner(`clamd://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await scanner?.isClean(content('plain text'), 10)).toBe(true);
    expect(await scanner?.isClean(content('EICAR'), 5)).toBe(false);
    server.close();
    await expect(createScanner('clamd://127.0.0.1:1')?.isClean(content('a'), 1)).rejects.toThrow();
  });
});
