import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBody } from './body-limit.ts';
import type { AppEnv } from './env.ts';

const app = new Hono<AppEnv>();
app.use(limitBody(10, () => new Response('too large', { status: 413 })));
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

it('lets pass what has no body', async () => {
  expect((await app.request('/')).status).toBe(200);
});
