import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

const ORIGIN = 'https://app.example';

describe.each([
  ['for its own origin', []],
  ['open to another origin', [ORIGIN]],
])('responses of a server %s', (_, corsOrigins) => {
  let server: TestServer;
  let viewer: Account;

  beforeAll(async () => {
    server = await startTestServer({ config: { corsOrigins } });
    viewer = await server.person({ tenantId: await server.tenant('Northwind', 10), roles: ['viewer'] });
  });
  afterAll(() => server.close());

  it('have the same headers for success and for errors', async () => {
    const headers = { Host: 'app.example', Origin: ORIGIN };
    const well = await server.call('oceanBill', 'page', {}, { as: viewer, headers });
    const refused = await server.call('oceanBill', 'detail', { id: 'nonsense' }, { as: viewer, headers });
    expect([well.envelope?.code, refused.envelope?.code]).toEqual([200, 400]);
    const withoutId = ({ headers: own }: typeof well) => ({ ...Object.fromEntries(own), 'x-correlation-id': null });
    expect(withoutId(well)).toEqual(withoutId(refused));
    expect([well, refused].map(({ headers: own }) => own.has('X-Correlation-Id'))).toEqual([true, true]);
    expect(well.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(well.headers.get('Access-Control-Allow-Origin')).toBe(corsOrigins[0] ?? null);
  });
});
