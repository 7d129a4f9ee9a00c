import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { assertShort, limitBody } from './body-limit.ts';
import type { AppEnv } from './env.ts';

const app = new Hono<AppEnv>();
app.use(limitBody(10, () => new Response('too large', { status: 413 })));
app.onError((error, context) => context.text(error.message, 500));
app.all('*', async (context) => context.text(await context.req.text()));

const post = (body: string, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/', { method: 'POST', body, headers });

it('rejects a declared length over the limit', async () => {
  expect((await app.fetch(post('short', { 'Content-Length': '11' }))).status).toBe(413);
});

it('does not wrap a body with a declared length under the limit', async () => {
  const request = post('0123456789', { 'Content-Length': '10' });
  const guarded = Object.defineProperty(request, 'body', {
    get: () => {
      throw new Error('The body was read.');
    },
  });
  expect(await (await app.fetch(guarded)).text()).toBe('0123456789');
});

it.each([{}, { 'Transfer-Encoding': 'chunked', 'Content-Length': '1' }])(
  'counts a body with a missing or unreliable length: %j',
  async (headers) => {
    expect((await app.fetch(post('0123456789x', headers))).status).toBe(413);
    expect(await (await app.fetch(post('0123456789', headers))).text()).toBe('0123456789');
  },
);

/** Endless body, four bytes per read. */
function endless(): { body: ReadableStream<Uint8Array>; read: () => number } {
  let times = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    times += 1;
    controller.enqueue(new Uint8Array(4));
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), read: () => times };
}

it('reads nothing before the handler does, so that the caller is authenticated first', async () => {
  const { body, read } = endless();
  const refusing = new Hono<AppEnv>();
  refusing.use(limitBody(10, () => new Response('too large', { status: 413 })));
  refusing.all('*', (context) => context.text('who are you?', 401));
  const init = { method: 'POST', body, duplex: 'half' as const };
  expect((await refusing.fetch(new Request('http://localhost/', init))).status).toBe(401);
  expect(read()).toBe(0);
});

it('reads no more than the limit, and responds 413 even when the handler catches the error', async () => {
  const { body, read } = endless();
  const reading = new Hono<AppEnv>();
  reading.use(limitBody(10, () => new Response('too large', { status: 413 })));
  reading.all('*', (context) => context.req.json().catch(() => context.text('not readable')));
  const init = { method: 'POST', body, duplex: 'half' as const };
  expect((await reading.fetch(new Request('http://localhost/', init))).status).toBe(413);
  expect(read()).toBe(3);
});

it('passes a request without a body', async () => {
  expect((await app.request('/')).status).toBe(200);
});

it('enforces a lower limit of a call for a declared length and for a stream', async () => {
  const short = new Hono<AppEnv>();
  short.use(limitBody(100, () => new Response('too large', { status: 413 })));
  short.onError((error, context) => context.text(error.message, 500));
  short.all('*', async (context) => {
    assertShort(context, 10);
    return context.text(await context.req.text());
  });
  const withBody = (body: ReadableStream<Uint8Array>): Request => {
    const init = { method: 'POST', body, duplex: 'half' as const };
    return new Request('http://localhost/', init);
  };
  const answer = async (request: Request): Promise<string> => (await short.fetch(request)).text();
  expect(await answer(post('0123456789x', { 'Content-Length': '11' }))).toBe('bodyTooLarge');
  expect(await answer(post('0123456789', { 'Content-Length': '10' }))).toBe('0123456789');
  expect(await answer(post('0123456789x'))).toBe('The body is too large.');
  expect(await answer(post('0123456789'))).toBe('0123456789');
  const { body, read } = endless();
  expect(await answer(withBody(body))).toBe('The body is too large.');
  expect(read()).toBe(3);
  expect(await answer(new Request('http://localhost/'))).toBe('');
});
