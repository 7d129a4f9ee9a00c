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

it('refuses what says that it is too large', async () => {
  expect((await app.fetch(post('short', { 'Content-Length': '11' }))).status).toBe(413);
});

it('makes no stream of what says that it is small', async () => {
  const request = post('0123456789', { 'Content-Length': '10' });
  const looked = Object.defineProperty(request, 'body', {
    get: () => {
      throw new Error('The body was looked at.');
    },
  });
  expect(await (await app.fetch(looked)).text()).toBe('0123456789');
});

it.each([{}, { 'Transfer-Encoding': 'chunked', 'Content-Length': '1' }])(
  'counts what does not say how long it is, or not surely: %j',
  async (headers) => {
    expect((await app.fetch(post('0123456789x', headers))).status).toBe(413);
    expect(await (await app.fetch(post('0123456789', headers))).text()).toBe('0123456789');
  },
);

/** Four bytes each time somebody reads. */
function endless(): { body: ReadableStream<Uint8Array>; read: () => number } {
  let times = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    times += 1;
    controller.enqueue(new Uint8Array(4));
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), read: () => times };
}

it('reads nothing before it is asked for: who calls is looked at first', async () => {
  const { body, read } = endless();
  const refusing = new Hono<AppEnv>();
  refusing.use(limitBody(10, () => new Response('too large', { status: 413 })));
  refusing.all('*', (context) => context.text('who are you?', 401));
  const init = { method: 'POST', body, duplex: 'half' as const };
  expect((await refusing.fetch(new Request('http://localhost/', init))).status).toBe(401);
  expect(read()).toBe(0);
});

it('reads no more than is allowed, and says why, whatever became of what was read', async () => {
  const { body, read } = endless();
  const reading = new Hono<AppEnv>();
  reading.use(limitBody(10, () => new Response('too large', { status: 413 })));
  reading.all('*', (context) => context.req.json().catch(() => context.text('not readable')));
  const init = { method: 'POST', body, duplex: 'half' as const };
  expect((await reading.fetch(new Request('http://localhost/', init))).status).toBe(413);
  expect(read()).toBe(3);
});

it('lets pass what has no body', async () => {
  expect((await app.request('/')).status).toBe(200);
});

it('of a call that takes no more refuses what says that it is longer, and breaks off what does not say so', async () => {
  const short = new Hono<AppEnv>();
  short.use(limitBody(100, () => new Response('too large', { status: 413 })));
  short.onError((error, context) => context.text(error.message, 500));
  short.all('*', async (context) => {
    assertShort(context, 10);
    return context.text(await context.req.text());
  });
  const endlessly = (body: ReadableStream<Uint8Array>): Request => {
    const init = { method: 'POST', body, duplex: 'half' as const };
    return new Request('http://localhost/', init);
  };
  const answer = async (request: Request): Promise<string> => (await short.fetch(request)).text();
  expect(await answer(post('0123456789x', { 'Content-Length': '11' }))).toBe('bodyTooLarge');
  expect(await answer(post('0123456789', { 'Content-Length': '10' }))).toBe('0123456789');
  expect(await answer(post('0123456789x'))).toBe('The body is too large.');
  expect(await answer(post('0123456789'))).toBe('0123456789');
  const { body, read } = endless();
  expect(await answer(endlessly(body))).toBe('The body is too large.');
  expect(read()).toBe(3);
  expect(await answer(new Request('http://localhost/'))).toBe('');
});
