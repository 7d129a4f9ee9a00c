import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog } from '../ports/log.ts';
import { forwardedHosts } from './address.ts';
import type { AppEnv } from './env.ts';
import { ownHostOnly } from './own-host.ts';

it('reads the host names that proxies forward, the one of the browser first, and refuses a malformed one, also without HOSTS', async () => {
  const app = new Hono<AppEnv>();
  const deps = { config: { hosts: null, trustProxy: true }, log: createLog('silent'), clock: { wallNow: () => 0 } };
  app.use(ownHostOnly(deps as unknown as Parameters<typeof ownHostOnly>[0], (context) => context.text('refused', 421)));
  app.get('/', (context) => context.text(JSON.stringify(forwardedHosts(context, true))));
  const responseTo = async (name: string) => (await app.request('/', { headers: { 'X-Forwarded-Host': name } })).text();
  expect(await responseTo('app.example:8443,inner.example')).toBe('["app.example:8443","inner.example"]');
  expect(await responseTo(' , ')).toBe('[]');
  for (const name of ['a b', 'app.example:no', 'app.example, [']) expect(await responseTo(name), name).toBe('refused');
});
