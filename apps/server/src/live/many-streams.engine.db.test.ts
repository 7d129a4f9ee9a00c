import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MAX_STREAMS = 20;

async function open(as: Account): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const { response } = await server.call('live', 'stream', undefined, { as });
  const reader = response.body?.getReader();
  if (!reader) throw new Error('There is no stream.');
  await reader.read();
  return reader;
}

/** Reads until a hint, skipping heartbeats; false when the stream ends before. */
async function receives(reader: ReadableStreamDefaultReader<Uint8Array>, topic: string): Promise<boolean> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return false;
    if (new TextDecoder().decode(value).includes(topic)) return true;
  }
}

/** Reads until the stream ends. */
async function ended(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<true> {
  while (!(await reader.read()).done);
  return true;
}

it('a session has at most twenty streams, of which the oldest is closed; abandoned ones do not count', async () => {
  const [amy, ben] = [await server.person(), await server.person()];
  const ofBen = await open(ben);
  for (let at = 0; at < MAX_STREAMS; at += 1) await (await open(amy)).cancel();
  const streams = [];
  for (let at = 0; at < MAX_STREAMS; at += 1) streams.push(await open(amy));
  const [first, second] = streams;
  if (!first || !second) throw new Error('There are no streams.');
  const firstEnds = ended(first);
  const newest = await open(amy);
  streams.push(newest);
  expect(await firstEnds).toBe(true);
  // Other open streams still receive the hint of the next change.
  for (const [reader, { tenantId }] of [
    [second, amy],
    [newest, amy],
    [ofBen, ben],
  ] as const) {
    const received = receives(reader, 'ledger');
    await server.deps.db.transaction({ tenantId }, () => server.deps.live.publish({ tenantId, topic: 'ledger' }));
    expect(await received).toBe(true);
  }
  await Promise.all([...streams.slice(1), ofBen].map((reader) => reader.cancel()));
});
