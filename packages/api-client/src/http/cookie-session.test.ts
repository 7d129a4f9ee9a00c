import { expect, it } from 'vitest';
import { ApiError } from '../errors.js';
import { createClient } from './client.js';
import { memoryTokenStore } from './tokens.js';

const SESSION = '0190c1d2-0000-7000-8000-000000000001';
const NOW = 1_800_000_000_000;

const jwt = (exp: number, more: object = {}) => `h.${btoa(JSON.stringify({ exp, ...more }))}.s`;
const json = (body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'success', message: '', extras: null, time: 'x', ...body }), {
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const ok = (result: unknown, headers: Record<string, string> = {}) => json({ code: 200, result }, headers);
const pathOf = ({ url }: Request) => new URL(url).pathname;

/** A client whose refresh token is in a cookie: after a reload it holds the id of its session and no token. */
function reloaded(answer: (request: Request) => Response | Promise<Response>, now: () => number = () => NOW) {
  const requests: Request[] = [];
  const ended: string[] = [];
  let session: string | null = SESSION;
  const memory = memoryTokenStore();
  const client = createClient({
    baseUrl: 'http://api.test',
    tokens: {
      ...memory,
      cookieSession: () => session,
      clear: () => {
        memory.clear();
        session = null;
      },
    },
    locale: () => 'en',
    now,
    fetch: async (url, init) => {
      const request = new Request(url as string, init);
      requests.push(request.clone());
      return answer(request);
    },
    onSessionEnd: (call) => ended.push(call),
  });
  return { client, requests, ended, memory };
}

it('renews once before the calls of a page, and again when the access token has expired', async () => {
  let time = NOW;
  const { client, requests } = reloaded(
    (request) => (pathOf(request) === '/api/sysAuth/renew' ? ok({ accessToken: jwt(time / 1000 + 60), refreshToken: null }) : ok(['a:b'])),
    () => time,
  );
  await Promise.all([client.sysMenu.ownBtnPermList(), client.sysMenu.ownBtnPermList()]);
  expect(requests.map(pathOf)).toEqual(['/api/sysAuth/renew', '/api/sysMenu/ownBtnPermList', '/api/sysMenu/ownBtnPermList']);
  expect(await requests[0]?.json()).toEqual({ sessionId: SESSION });
  expect(requests[1]?.headers.get('Authorization')).toBe(`Bearer ${jwt(NOW / 1000 + 60)}`);
  time += 61_000;
  await client.sysMenu.ownBtnPermList();
  expect(requests.slice(3).map(pathOf)).toEqual(['/api/sysAuth/renew', '/api/sysMenu/ownBtnPermList']);
});

it('needs no token for a public call, and asks for the cookie when it signs in', async () => {
  const { client, requests } = reloaded(() => ok({ accessToken: 'a', refreshToken: null }, { 'access-token': 'a' }));
  await client.sysAuth.login({ account: 'amy', password: 'x' });
  await client.sysAuth.login({ account: 'ben', password: 'x' });
  expect(requests.map((request) => [pathOf(request), request.headers.get('X-Refresh-Cookie')])).toEqual([
    ['/api/sysAuth/login', '1'],
    ['/api/sysAuth/login', null],
  ]);
});

it('ends the session once when it cannot be renewed, and not when the server cannot be reached', async () => {
  let reachable = false;
  const { client, requests, ended } = reloaded(() => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return json({ code: 401, type: 'error', result: null }, { 'access-token': 'invalid_token' });
  });
  const kindOf = async () => {
    const error: unknown = await client.sysMenu.ownBtnPermList().catch((reason: unknown) => reason);
    return error instanceof ApiError ? error.kind : error;
  };
  expect(await kindOf()).toBe('network');
  expect(ended).toEqual([]);
  reachable = true;
  expect(await Promise.all([kindOf(), kindOf()])).toEqual(['unauthorized', 'unauthorized']);
  expect(ended).toEqual(['sysAuth.renew']);
  expect(requests).toHaveLength(2);
});

it('stops waiting for a renewal when its call is cancelled, as a sign-out is', async () => {
  const { client } = reloaded(() => new Promise<Response>(() => {}));
  const controller = new AbortController();
  const call = client.sysAuth.logout(undefined, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});

it('computes expiry by the clock of the server: a slow or fast clock of the device ends no session', async () => {
  for (const wrongBy of [-600_000, 600_000]) {
    const { client, requests } = reloaded(
      (request) =>
        pathOf(request) === '/api/sysAuth/renew'
          ? ok({ accessToken: 'x' }, { 'access-token': jwt(NOW / 1000 + 60, { iat: NOW / 1000 }) })
          : ok([]),
      () => NOW + wrongBy,
    );
    await client.sysMenu.ownBtnPermList();
    await client.sysMenu.ownBtnPermList();
    expect(requests.filter((request) => pathOf(request) === '/api/sysAuth/renew')).toHaveLength(1);
  }
});
