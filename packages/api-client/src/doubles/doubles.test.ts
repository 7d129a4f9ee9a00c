import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { OceanBillRow } from '../contract/schemas.js';
import { isApiError } from '../errors.js';
import { createClient } from '../http/client.js';
import { memoryTokenStore } from '../http/tokens.js';
import { callQuery } from '../query/index.js';
import {
  businessError,
  createDoubles,
  DoubleError,
  pending,
  fieldErrors,
  file,
  forbidden,
  hints,
  httpError,
  delayed,
  networkError,
  signedOut,
  type Outcome,
} from './index.js';

const COUNTS = { all: 3, unshipped: 1, tracking: 2, ended: 0, failed: 0 };
const BILL = { id: 7, referenceNo: 'COSU1', referenceType: 'BL', trackingState: 'tracking', subscriptionStatus: 'SUB_OK' };
const PAGE = { page: 1, pageSize: 20, total: 1, totalPages: 1, items: [BILL], hasPrevPage: false, hasNextPage: false };

const thrown = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a test double', () => {
  it('responds through the client as the server would, with validated and completed input', async () => {
    const page = vi.fn(() => PAGE);
    const { client, calls } = createDoubles({ oceanBill: { page } });
    const answer = await client.oceanBill.page({ keyword: 'COSU' });
    expect(answer.items[0]?.id).toBe('7');
    expect(page).toHaveBeenCalledWith({ page: 1, pageSize: 20, keyword: 'COSU' }, expect.objectContaining({ locale: 'en' }));
    expect(calls).toEqual([{ call: 'oceanBill.page', input: { page: 1, pageSize: 20, keyword: 'COSU' } }]);
  });

  it('wraps its result in the envelope', async () => {
    const { fetch } = createDoubles({ sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry' }) } }, { now: () => 0 });
    const response = await fetch('/api/sysConfig/sysInfo');
    expect(await response.json()).toEqual({
      code: 200,
      type: 'success',
      message: '',
      result: { sysTitle: 'Seaberry' },
      extras: null,
      time: '1970-01-01T00:00:00.000Z',
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('reads numbers and path parameters as the server does', async () => {
    const events = vi.fn(() => ({ ...PAGE, items: [] }));
    const data = vi.fn(() => []);
    const { client } = createDoubles({ oceanBill: { events }, sysConst: { data } });
    await client.oceanBill.events({ id: '7', page: 2, pageSize: 50 });
    await client.sysConst.data({ typeName: 'Ocean Stage' });
    expect(events).toHaveBeenCalledWith({ id: '7', page: 2, pageSize: 50 }, expect.anything());
    expect(data).toHaveBeenCalledWith({ typeName: 'Ocean Stage' }, expect.anything());
  });

  it('receives a file and returns a file', async () => {
    const outcome = { rows: [], created: 0, charged: 0, balance: 5 };
    const { client } = createDoubles({
      oceanBill: {
        import: ({ file: sent, dryRun }) => ({ ...outcome, created: sent.size, dryRun }),
        export: () => file('提单.csv', 'a,b', 'text/csv'),
      },
    });
    await expect(client.oceanBill.import({ file: new File(['1234'], 'x.csv'), dryRun: 'true' })).resolves.toMatchObject({ created: 4 });
    const { blob, fileName } = await client.oceanBill.export({ format: 'csv', columns: ['referenceNo'] });
    expect([fileName, await blob.text()]).toEqual(['提单.csv', 'a,b']);
  });

  it('sets and clears the tokens at sign-in and sign-out', async () => {
    const tokens = memoryTokenStore();
    const { client } = createDoubles(
      { sysAuth: { login: () => ({ accessToken: 'a', refreshToken: 'r' }), logout: () => null } },
      { tokens },
    );
    await client.sysAuth.login({ account: 'nora', password: 'x' });
    expect(tokens.get()).toEqual({ accessToken: 'a', refreshToken: 'r' });
    await client.sysAuth.logout();
    expect(tokens.get()).toBeNull();
  });

  it('rejects an unauthenticated user as the server does', async () => {
    const { client } = createDoubles({ oceanBill: { statusCount: () => COUNTS } }, { tokens: memoryTokenStore() });
    expect(await thrown(client.oceanBill.statusCount({}))).toMatchObject({ kind: 'unauthorized' });
  });

  it('can be replaced later and serves query options', async () => {
    const doubles = createDoubles({ oceanBill: { statusCount: () => COUNTS } });
    const options = callQuery(doubles.client, 'oceanBill', 'statusCount', {});
    const ask = () => doubles.client.oceanBill.statusCount({});
    expect(options.queryKey).toEqual(['oceanBill', 'statusCount', {}]);
    expect((await ask()).all).toBe(3);
    doubles.answer({ oceanBill: { statusCount: () => ({ ...COUNTS, all: 4 }) } });
    expect((await ask()).all).toBe(4);
  });

  it('can be a stream of hints that stays open', async () => {
    const { client } = createDoubles({ live: { stream: () => hints({ topic: 'oceanBill', id: '7' }) } });
    const controller = new AbortController();
    const reader = (await client.openStream(controller.signal)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: {"topic":"oceanBill","id":"7"}\n\n');
    controller.abort();
    await expect(reader?.read()).rejects.toThrow();
  });

  it('reads a query without parameters as an object without fields', async () => {
    const { client } = createDoubles({ sysOpenAccess: { users: () => [] } });
    await expect(client.sysOpenAccess.users({ text: '' })).resolves.toEqual([]);
  });
});

describe('a failure', () => {
  it.each<[string, Outcome, object]>([
    ['of the rules', businessError('D1000', 'No.'), { kind: 'business', code: 'D1000', message: 'No.' }],
    ['at fields', fieldErrors({ PolCode: ['locode'] }), { kind: 'business', fields: { polCode: ['locode'] } }],
    ['of permission', forbidden(), { kind: 'business', code: '403' }],
    ['of the session', signedOut(), { kind: 'unauthorized' }],
    ['of a proxy', httpError(502, 'Bad Gateway'), { kind: 'http', status: 502 }],
    ['of the connection', networkError(), { kind: 'network' }],
  ])('%s reaches the caller as ApiError', async (_name, outcome, expected) => {
    const { client, errors } = createDoubles({ oceanBill: { page: () => outcome } });
    const error = await thrown(client.oceanBill.page({}));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject(expected);
    expect(error).toMatchObject({ kind: outcome.kind });
    expect(errors).toEqual([]);
  });

  it('to respond, and a delayed response, end when the request is aborted', async () => {
    const doubles = createDoubles({ oceanBill: { page: () => pending(), statusCount: () => delayed(60_000, COUNTS) } });
    const { oceanBill } = doubles.client;
    for (const ask of [oceanBill.page, oceanBill.statusCount]) {
      const controller = new AbortController();
      const waiting = thrown(ask({}, { signal: controller.signal }));
      await vi.waitFor(() => expect(doubles.calls.length).toBeGreaterThan(0));
      controller.abort();
      expect(await waiting).toMatchObject({ kind: 'aborted' });
    }
    doubles.answer({ oceanBill: { statusCount: () => delayed(1, COUNTS) } });
    await expect(oceanBill.statusCount({})).resolves.toMatchObject(COUNTS);
  });
});

describe('an error of the test', () => {
  it('names the call without a double and is not reported as a server failure', async () => {
    const onError = vi.fn();
    const { client, errors } = createDoubles({}, { onError });
    const error = await thrown(client.oceanBill.detail({ id: '7' }));
    expect(error).toBeInstanceOf(DoubleError);
    expect(error).toMatchObject({
      call: 'oceanBill.detail',
      message: expect.stringContaining('oceanBill.detail was called and has no answer'),
    });
    expect(errors).toEqual([error]);
    expect(onError).toHaveBeenCalledWith(error);
  });

  it('names the path of a response that does not match its schema', async () => {
    const { referenceNo: _left, ...bad } = BILL;
    // A row without its number: the compiler rejects it, but a fixture file can contain it.
    const items = [BILL, bad] as unknown as [typeof BILL];
    const { client } = createDoubles({ oceanBill: { page: () => ({ ...PAGE, items }) } });
    await expect(client.oceanBill.page({})).rejects.toThrow(/oceanBill\.page was given an answer that does not fit: items\.1\.referenceNo/);
  });

  it.each([
    ['an undeclared path', 'GET', '/api/oceanBill/nothing', undefined, /nothing is declared for GET \/api\/oceanBill\/nothing/],
    ['another method', 'GET', '/api/oceanBill/page', undefined, /oceanBill\.page is declared as POST/],
    ['an input that does not fit', 'POST', '/api/oceanBill/page', { pageSize: 0 }, /oceanBill\.page .*pageSize/],
    ['an input that is not declared', 'POST', '/api/oceanBill/page', { keywords: 'x' }, /does not declare the input "keywords"/],
    ['an undeclared parameter', 'GET', '/api/oceanBill/detail?id=1&full=1', undefined, /does not declare the input "full"/],
    ['a missing input', 'GET', '/api/oceanBill/detail', undefined, /oceanBill\.detail was sent an input that does not fit/],
  ])('is reported when it is %s', async (_name, method, path, body, expected) => {
    const { fetch } = createDoubles({ oceanBill: { page: () => PAGE } });
    const headers = { Authorization: 'Bearer x' };
    await expect(fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })).rejects.toThrow(expected);
  });

  it('is the cause of the connection error in any client', async () => {
    const { fetch } = createDoubles({});
    const client = createClient({ baseUrl: '', tokens: memoryTokenStore(), locale: () => 'en', fetch });
    expect(await thrown(client.sysConfig.sysInfo())).toMatchObject({ kind: 'network', cause: { name: 'DoubleError' } });
  });
});

it('test doubles are typed by the declarations', () => {
  const { client } = createDoubles({
    oceanBill: {
      page: (input) => {
        expectTypeOf(input.pageSize).toEqualTypeOf<number>();
        return PAGE;
      },
      // @ts-expect-error -- a counter is missing
      statusCount: () => ({ all: 1 }),
      // @ts-expect-error -- a declared file is no plain result
      export: () => 'text',
    },
  });
  // @ts-expect-error -- no such call
  createDoubles({ oceanBill: { erase: () => null } });
  expectTypeOf(client.oceanBill.page).returns.resolves.toHaveProperty('items').toEqualTypeOf<OceanBillRow[]>();
});
