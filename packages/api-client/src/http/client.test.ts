import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors.js';
import { createClient, type ClientOptions } from './client.js';
import { INVALID_TOKEN, memoryTokenStore } from './tokens.js';

const ok = (result: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: 200, type: 'success', message: '', result, extras: null, time: 'x' }), {
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const jwt = (exp: number) => `h.${btoa(JSON.stringify({ exp }))}.s`;
const NOW = 1_800_000_000_000;

/** Node garbage-collects a request without references, and its signal then never fires. */
const liveRequests = new Set<Request>();

function setup(answer: (request: Request) => Response | Promise<Response>, more: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const send = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url as string, init);
    requests.push(request.clone());
    liveRequests.add(request);
    return answer(request);
  });
  const tokens = memoryTokenStore({ accessToken: jwt(NOW / 1000 + 60), refreshToken: 'refresh' });
  const client = createClient({ baseUrl: 'http://api.test/', tokens, locale: () => 'zh-tw', fetch: send, now: () => NOW, ...more });
  return { client, requests, tokens, send };
}

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
};

describe('client', () => {
  it('sends the bearer token and the language with every call', async () => {
    const { client, requests, tokens } = setup(() => ok(['a:b']));
    await expect(client.sysMenu.ownBtnPermList()).resolves.toEqual(['a:b']);
    expect(requests[0]?.url).toBe('http://api.test/api/sysMenu/ownBtnPermList');
    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${tokens.get()?.accessToken}`);
    expect(requests[0]?.headers.get('Accept-Language')).toBe('zh-tw');
    expect(requests[0]?.headers.has('X-Authorization')).toBe(false);
  });

  it('sends a call once more after the proof of identity that it needs, and not without one', async () => {
    const needed = () =>
      new Response(JSON.stringify({ code: 400, type: 'error', message: '[proofNeeded] Password needed.', result: null }), {
        headers: { 'Content-Type': 'application/json' },
      });
    const answers = [needed(), ok({ key: 'sbk_1', keyHint: 'sbk' }), needed(), needed(), needed()];
    const onProofNeeded = vi.fn(async () => true);
    const { client, send } = setup(() => answers.shift() ?? needed(), { onProofNeeded });
    await expect(client.company.rotateKey()).resolves.toMatchObject({ key: 'sbk_1' });
    expect(onProofNeeded).toHaveBeenCalledExactlyOnceWith('company.rotateKey');
    // A second refusal is not asked about again.
    expect((await failure(client.company.rotateKey())).code).toBe('proofNeeded');
    expect(send).toHaveBeenCalledTimes(4);
    onProofNeeded.mockResolvedValue(false);
    expect((await failure(client.company.rotateKey())).code).toBe('proofNeeded');
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('adds the refresh token once the access token has expired, and stores the tokens of the response', async () => {
    const { client, requests, tokens } = setup(() => ok([], { 'access-token': 'new', 'x-access-token': 'newer' }));
    tokens.set({ accessToken: jwt(NOW / 1000 - 1), refreshToken: 'refresh' });
    await client.sysMenu.ownBtnPermList();
    expect(requests[0]?.headers.get('X-Authorization')).toBe('Bearer refresh');
    expect(tokens.get()).toEqual({ accessToken: 'new', refreshToken: 'newer' });
  });

  it.each([
    ['the header says so', () => ok(null, { 'access-token': INVALID_TOKEN })],
    ['the status is 401', () => new Response('', { status: 401 })],
    [
      'the code is 401',
      () => new Response(JSON.stringify({ code: 401, message: '' }), { headers: { 'Content-Type': 'application/json' } }),
    ],
  ])('ends the session when %s', async (_name, answer) => {
    const onSessionEnd = vi.fn();
    const { client, tokens } = setup(answer, { onSessionEnd });
    expect(await failure(client.sysAuth.userInfo())).toMatchObject({ kind: 'unauthorized' });
    expect(tokens.get()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it('does not end a newer session when an old token is refused', async () => {
    const onSessionEnd = vi.fn();
    const { client, tokens } = setup(
      () => {
        tokens.set({ accessToken: 'newer', refreshToken: null });
        return new Response('', { status: 401 });
      },
      { onSessionEnd },
    );
    await failure(client.sysAuth.userInfo());
    expect(tokens.get()?.accessToken).toBe('newer');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['login', (client: ReturnType<typeof createClient>) => client.sysAuth.login(null as never)],
    ['const data', (client: ReturnType<typeof createClient>) => client.sysConst.data({ typeName: '' })],
    ['detail', (client: ReturnType<typeof createClient>) => client.oceanBill.detail({ id: '' })],
  ])('raises required-parameter for %s before any request (spec §5)', async (_name, call) => {
    const { client, send } = setup(() => ok(null));
    expect(await failure(call(client))).toMatchObject({ kind: 'required-parameter' });
    expect(send).not.toHaveBeenCalled();
  });

  it('puts path parameters into the path and the rest into the query', async () => {
    const { client, requests } = setup(() => ok([]));
    await client.sysConst.data({ typeName: 'a/b' });
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/sysConst/data/a%2Fb');
  });

  it('sends a list as the whole body', async () => {
    const { client, requests } = setup(() => ok(null));
    await client.sysSettings.batchDelete(['1', '2']);
    expect(await requests[0]?.json()).toEqual(['1', '2']);
  });

  it('reports a status of 400 and above with its text, or with "Request Error."', async () => {
    const named = setup(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(await failure(named.client.sysAuth.captcha())).toMatchObject({ kind: 'http', status: 502, message: 'Bad Gateway' });
    const bare = setup(() => new Response('', { status: 500, statusText: '' }));
    expect((await failure(bare.client.sysAuth.captcha())).message).toBe('Request Error.');
  });

  it.each([
    [{ 'Retry-After': '30' }, 30],
    [{ 'Retry-After': 'Fri, 15 Jan 2027 08:00:45 GMT', Date: 'Fri, 15 Jan 2027 08:00:00 GMT' }, 45],
    [{ 'Retry-After': 'Fri, 15 Jan 2027 08:00:00 GMT', Date: 'Fri, 15 Jan 2027 08:00:01 GMT' }, undefined],
    [{ 'Retry-After': '0' }, undefined],
    [{ 'Retry-After': 'soon' }, undefined],
    [{}, undefined],
  ])('returns the seconds to wait for Retry-After: %j', async (headers, seconds) => {
    const bare = setup(() => new Response('', { status: 429, headers }));
    expect(await failure(bare.client.sysAuth.captcha())).toMatchObject({ status: 429, retryAfterS: seconds });
    const body = JSON.stringify({ code: 429, message: 'Too many requests.' });
    const limited = setup(() => new Response(body, { status: 429, headers: { 'Content-Type': 'application/json', ...headers } }));
    expect(await failure(limited.client.sysAuth.captcha())).toMatchObject({ code: '429', retryAfterS: seconds });
  });

  it('distinguishes a lost connection, a cancelled call and a slow one', async () => {
    const lost = setup(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failure(lost.client.sysAuth.captcha())).kind).toBe('network');

    const never = (request: Request) =>
      new Promise<Response>((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    const controller = new AbortController();
    const cancelled = failure(setup(never).client.sysAuth.captcha(undefined, { signal: controller.signal }));
    controller.abort();
    expect((await cancelled).kind).toBe('aborted');
    expect((await failure(setup(never, { timeoutMs: 5 }).client.sysAuth.captcha())).kind).toBe('timeout');
  });

  it('reads a response without JSON as invalid-response', async () => {
    const { client } = setup(() => new Response('<html>'));
    expect((await failure(client.sysAuth.captcha())).kind).toBe('invalid-response');
  });

  it('returns a file with its name', async () => {
    const { client } = setup(
      () =>
        new Response('a,b', {
          headers: {
            'Content-Type': 'text/csv',
            'Content-Disposition': "attachment; filename=x.csv; filename*=UTF-8''%E6%8F%90%E5%8D%95.csv",
          },
        }),
    );
    const file = await client.oceanBill.export({ format: 'csv', columns: ['referenceNo'] });
    expect(file.fileName).toBe('提单.csv');
    await expect(file.blob.text()).resolves.toBe('a,b');
  });

  it('raises the business error of a response that should be a file', async () => {
    const { client } = setup(
      () => new Response(JSON.stringify({ code: 400, message: '[E1] no data' }), { headers: { 'Content-Type': 'application/json' } }),
    );
    expect(await failure(client.oceanBill.export({ format: 'csv', columns: ['referenceNo'] }))).toMatchObject({
      kind: 'business',
      code: 'E1',
    });
  });
});

describe('an expired access token', () => {
  it('is renewed by one call, and the others wait for the new one', async () => {
    let answers = 0;
    const { client, requests, tokens } = setup(async (request) => {
      answers += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return request.headers.has('X-Authorization') ? ok([], { 'access-token': jwt(NOW / 1000 + 60), 'x-access-token': 'newer' }) : ok([]);
    });
    tokens.set({ accessToken: jwt(NOW / 1000 - 1), refreshToken: 'refresh' });
    await Promise.all([client.sysMenu.ownBtnPermList(), client.sysMenu.loginMenuTree(), client.sysConst.list()]);
    expect(answers).toBe(3);
    expect(requests.filter((request) => request.headers.has('X-Authorization'))).toHaveLength(1);
    expect(tokens.get()?.refreshToken).toBe('newer');
  });

  it('does not block the other calls when its renewal fails', async () => {
    let first = true;
    const { client, tokens } = setup(() => {
      if (!first) return ok([], { 'access-token': jwt(NOW / 1000 + 60), 'x-access-token': 'newer' });
      first = false;
      throw new TypeError('no network');
    });
    tokens.set({ accessToken: jwt(NOW / 1000 - 1), refreshToken: 'refresh' });
    const [one, two] = await Promise.allSettled([client.sysMenu.ownBtnPermList(), client.sysMenu.ownBtnPermList()]);
    expect(one.status).toBe('rejected');
    expect(two.status).toBe('fulfilled');
  });
});

it('sends the password of the lock screen in the query only when configured', async () => {
  const { client, requests } = setup(() => ok(true));
  await client.sysAuth.unLockScreen({ password: 'a b' });
  await client.sysAuth.unLockScreen({ password: 'a b' }, { in: 'query' });
  expect(requests[0]?.url).toBe('http://api.test/api/sysAuth/unLockScreen');
  await expect(requests[0]?.json()).resolves.toEqual({ password: 'a b' });
  expect(requests[1]?.url).toBe('http://api.test/api/sysAuth/unLockScreen?password=a+b');
});
