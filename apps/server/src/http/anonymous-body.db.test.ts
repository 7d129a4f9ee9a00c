import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

let server: TestServer;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
});
afterAll(() => server.close());

describe('the body of a request', () => {
  const text = JSON.stringify({ account: 'amy', password: 'x', more: 'x'.repeat(70_000) });
  const login = async (init: RequestInit & { duplex?: 'half' }, headers: Record<string, string>) => {
    const response = await server.request('/api/sysAuth/login', { method: 'POST', headers, ...init });
    return ((await response.json()) as { message: string }).message;
  };
  const json = { 'Content-Type': 'application/json' };
  const stream = (of: string): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < of.length; at += 10_000) controller.enqueue(new TextEncoder().encode(of.slice(at, at + 10_000)));
        controller.close();
      },
    });

  it('is limited to the size of a sign-in form when unauthenticated, with or without a declared length', async () => {
    // A larger declared length is refused. A body without one is cut off at the limit while it is read, so its JSON is incomplete.
    expect(await login({ body: text }, { ...json, 'Content-Length': String(text.length) })).toContain('[bodyTooLarge]');
    expect(await login({ body: stream(text), duplex: 'half' }, json)).toContain('[unreadable]');
    expect(await login({ body: stream(text), duplex: 'half' }, { ...json, Authorization: 'Bearer made-up' })).toContain('[unreadable]');
    // D1000, wrong account or password: the body was read.
    const short = JSON.stringify({ account: 'amy', password: 'x' });
    expect(await login({ body: stream(short), duplex: 'half' }, json)).toContain('[D1000]');
    expect(await login({ body: short }, { ...json, 'Content-Length': String(short.length) })).toContain('[D1000]');
  });

  it('may be longer for authenticated users', async () => {
    const long = { name: 'Long', code: 'long', remark: '', more: 'x'.repeat(200_000) };
    expect((await server.call('sysPos', 'add', long, { as: amy })).envelope?.code).toBe(200);
  });
});
