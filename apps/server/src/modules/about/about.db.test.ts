import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const info = async (as: Account | null) => (await server.call('about', 'info', undefined, { as })).envelope;

it('shows the version to users, and what the server runs on to platform administrators', async () => {
  const { version } = server.deps.config;
  expect((await info(await server.person()))?.result).toEqual({ version, startTime: null, node: null, database: null, platform: null });
  expect((await info(await server.person({ roles: ['platform'] })))?.result).toMatchObject({
    version,
    node: process.versions.node,
    database: expect.stringMatching(/^(?:postgres|pglite) \d/u),
  });
  expect((await info(null))?.code).toBe(401);
});
