import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hint } from '../../live/hub.ts';
import { ERROR } from '../../http/error-codes.ts';
import { openStream } from '../../live/stream.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { SOON } from '../../testing/soon.ts';

let server: TestServer;
let amy: Account;
let ben: Account;
let stranger: Account;
const hints: Hint[] = [];
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
  ben = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
  stranger = await server.person();
  for (const { tenantId } of [amy, stranger]) server.deps.live.subscribe(tenantId, (hint) => hints.push(hint));
});
afterAll(() => server.close());

const add = async (title: string, type: 1 | 2 = 1, as = amy): Promise<string> =>
  String((await server.call('sysNotice', 'add', { title, type, content: `About ${title}` }, { as })).envelope?.result);
const publish = (id: string, as = amy) => server.call('sysNotice', 'public', { id }, { as });
/** Adds and publishes a notice. @returns the id */
const addPublished = async (title: string, type: 1 | 2 = 1): Promise<string> => {
  const id = await add(title, type);
  expect((await publish(id)).envelope?.code).toBe(200);
  return id;
};
const unread = async (as: Account): Promise<string[]> => {
  const { envelope } = await server.call('sysNotice', 'unReadList', undefined, { as });
  const notices = envelope?.result as unknown as { title: string }[];
  return notices.map(({ title }) => title);
};
type Page = { total: number; totalPages: number; items: { noticeId: string; readStatus: number; sysNotice: Record<string, unknown> }[] };
const inbox = async (as: Account, input: Partial<Input<'sysNotice', 'pageReceived'>> = {}): Promise<Page> => {
  const { envelope } = await server.call('sysNotice', 'pageReceived', input, { as });
  return envelope?.result as unknown as Page;
};
const titles = (page: Page) => page.items.map(({ sysNotice }) => sysNotice['title']);

describe('a notice', () => {
  it('is hidden until it is published, then shown to every user of the company who can sign in', async () => {
    const disabled = await server.person({ tenantId: amy.tenantId });
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql('update app_user set enabled = false where id = $1', [disabled.id]),
    );
    const id = await add(' Dock closed ');
    expect(await unread(ben)).toEqual([]);
    expect((await publish(id)).envelope).toMatchObject({ code: 200, result: null });
    for (const who of [amy, ben]) expect(await unread(who)).toEqual(['Dock closed']);
    expect(await unread(stranger)).toEqual([]);
    const rows = await server.deps.db.transaction('system', () =>
      server.deps.db.sql('select user_id from notice_user where notice_id = $1', [id]),
    );
    expect(rows.map((row) => String(row['user_id'])).toSorted()).toEqual([amy.id, ben.id].toSorted());
    expect((await inbox(ben)).items[0]).toMatchObject({
      noticeId: id,
      readStatus: 0,
      readTime: null,
      sysNotice: { id, type: 1, content: 'About  Dock closed', publicUserName: REAL_NAME, publicTime: expect.stringMatching(/Z$/u) },
    });
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'notice', id });
    expect(hints.filter(({ tenantId }) => tenantId === stranger.tenantId)).toEqual([]);
  });

  it('is published once, also by two users at once', async () => {
    const id = await add('Once');
    const codes = (await Promise.all([publish(id), publish(id)])).map(({ envelope }) => String(envelope?.code));
    expect(codes.toSorted()).toEqual(['200', '400']);
    expect((await publish(id)).envelope?.message).toContain(`[${ERROR.alreadyPublished}]`);
    expect(titles(await inbox(ben, { title: 'Once' }))).toEqual(['Once']);
  });

  it('of another company is unknown', async () => {
    const id = await add('Theirs', 1, stranger);
    expect((await publish(id)).envelope?.message).toContain(`[${ERROR.notFound}]`);
    expect((await publish('no-id')).envelope?.message).toContain(`[${ERROR.notFound}]`);
    expect((await server.call('sysNotice', 'setRead', { id }, { as: amy })).envelope?.message).toContain(`[${ERROR.notFound}]`);
  });

  it('requires title, type and content, and the codes to write and publish it', async () => {
    const refused = async (input: object) =>
      Object.keys(
        JSON.parse(String((await server.call('sysNotice', 'add', input as never, { as: amy })).envelope?.message)) as object,
      ).toSorted();
    expect(await refused({})).toEqual(['content', 'title', 'type']);
    expect(await refused({ title: ' ', type: 1, content: '\n' })).toEqual(['content', 'title']);
    expect(await refused({ title: 'x', type: 3, content: 'x' })).toEqual(['type']);
    for (const role of ['operator', 'viewer'] as const) {
      const as = await server.person({ tenantId: amy.tenantId, roles: [role] });
      expect((await server.call('sysNotice', 'add', { title: 'x', type: 1, content: 'x' }, { as })).envelope?.code).toBe(403);
      expect((await publish('x', as)).envelope?.code).toBe(403);
    }
  });
});

describe('an inbox', () => {
  it('is paged, newest first also within a millisecond, and filtered by title, type and read state', async () => {
    server.setNow('2026-11-21T09:00:00.000Z');
    const cho = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    const ids: string[] = [];
    for (const title of ['Alpha 100%', 'Beta', 'Gamma', 'alphabet']) ids.push(await addPublished(title, title === 'Beta' ? 2 : 1));
    expect(titles(await inbox(cho))).toEqual(['alphabet', 'Gamma', 'Beta', 'Alpha 100%']);
    const second = await inbox(cho, { page: 2, pageSize: 3 });
    expect([second.total, second.totalPages, titles(second)]).toEqual([4, 2, ['Alpha 100%']]);
    expect(titles(await inbox(cho, { title: 'ALPHA' }))).toEqual(['alphabet', 'Alpha 100%']);
    expect(titles(await inbox(cho, { title: '0%' }))).toEqual(['Alpha 100%']);
    expect(titles(await inbox(cho, { title: '_' }))).toEqual([]);
    expect(titles(await inbox(cho, { type: 2 }))).toEqual(['Beta']);
    expect(titles(await inbox(cho, { type: 99_999 }))).toEqual([]);
    await server.call('sysNotice', 'setRead', { id: String(ids[2]) }, { as: cho });
    expect(titles(await inbox(cho, { readStatus: 1 }))).toEqual(['Gamma']);
    expect(titles(await inbox(cho, { readStatus: 0, type: 1 }))).toEqual(['alphabet', 'Alpha 100%']);
  });

  it('keeps the read state of its user: others still have the notice as unread', async () => {
    const dan = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    const id = await addPublished('Read me');
    const read = () => server.call('sysNotice', 'setRead', { id }, { as: dan });
    expect((await read()).envelope?.code).toBe(200);
    const [first] = (await inbox(dan)).items;
    expect((await read()).envelope?.code).toBe(200);
    expect((await inbox(dan)).items[0]).toEqual(first);
    expect(first).toMatchObject({ readStatus: 1, readTime: expect.stringMatching(/Z$/u) });
    expect(await unread(ben)).toContain('Read me');
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, userId: dan.id, topic: 'notice' });
  });

  it('can be marked as read as a whole', async () => {
    await addPublished('Last');
    expect((await server.call('sysNotice', 'setAllRead', undefined, { as: ben })).envelope).toMatchObject({ code: 200, result: null });
    expect(await unread(ben)).toEqual([]);
    expect(await unread(amy)).toContain('Last');
  });

  it('lists at most a hundred unread notices', async () => {
    const eve = await server.person();
    await server.deps.db.transaction({ tenantId: eve.tenantId }, () =>
      server.deps.db.sql(
        `with n as (insert into notice (id, tenant_id, title, type, content, status, create_time)
           select gen_random_uuid(), $1, 'n' || i, 1, '-', 1, now() from generate_series(1, 120) i returning id)
         insert into notice_user (id, tenant_id, notice_id, user_id, create_time) select gen_random_uuid(), $1, id, $2, now() from n`,
        [eve.tenantId, eve.id],
      ),
    );
    expect(await unread(eve)).toHaveLength(100);
    expect((await inbox(eve)).total).toBe(120);
  });
});

it("a hint for one user reaches that user's streams only", async () => {
  // A new company, since hints of earlier tests may still arrive in others.
  const { tenantId } = await server.person();
  const received: string[] = [];
  const follow = (userId: string) => {
    const caller = new AbortController();
    const { body } = openStream(server.deps.live, {
      tenantId,
      userId,
      expiresAt: Date.now() + 60_000,
      signal: caller.signal,
      now: Date.now,
    });
    void body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeTo(new WritableStream({ write: (text) => void (text.includes('data:') && received.push(`${userId}: ${text.trim()}`)) }));
    return () => caller.abort();
  };
  const stops = [follow('one'), follow('two')];
  const { db, live } = server.deps;
  await db.transaction({ tenantId }, () => live.publish({ tenantId, userId: 'one', topic: 'notice' }));
  await db.transaction({ tenantId }, () => live.publish({ tenantId, topic: 'ledger' }));
  await expect
    .poll(() => received.toSorted(), SOON)
    .toEqual([
      'one: data: {"topic":"ledger","id":null}',
      'one: data: {"topic":"notice","id":null}',
      'two: data: {"topic":"ledger","id":null}',
    ]);
  for (const stop of stops) stop();
});
