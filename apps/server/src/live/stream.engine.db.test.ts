import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createDb } from '../db/transactions.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createLive } from './notify-hub.ts';
import { openStream } from './stream.ts';
import { SOON, TEST_TRANSACTION_LIMIT_MS } from '../testing/soon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

/** Fake timers, so that the interval of messages does not depend on the speed of the machine. */
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

/** Reads a stream in the background; `text` grows, `ended` becomes true. */
function follow(body: ReadableStream<Uint8Array> | null) {
  const followed = { text: '', ended: false, cancel: () => Promise.resolve() };
  const reader = body?.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  followed.cancel = async () => {
    await reader?.cancel();
  };
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) followed.text += part.value;
    followed.ended = true;
  })();
  return followed;
}

const open = async (token: string) =>
  follow((await server.request('/api/live/stream', { headers: { Authorization: `Bearer ${token}` } })).body);

it('every stream receives hints of its own tenant, after the commit', async () => {
  const amy = await server.person();
  const stranger = await server.person();
  const streams = await Promise.all([...Array.from({ length: 9 }, () => open(amy.accessToken)), open(stranger.accessToken)]);
  const { db, live } = server.deps;
  await db.transaction({ tenantId: amy.tenantId }, async () => {
    await live.publish({ tenantId: amy.tenantId, topic: 'oceanBill', id: '42' });
  });
  await db
    .transaction({ tenantId: amy.tenantId }, async () => {
      await live.publish({ tenantId: amy.tenantId, topic: 'ledger' });
      throw new Error('no');
    })
    .catch(() => {});
  await db.transaction({ tenantId: stranger.tenantId }, () => live.publish({ tenantId: stranger.tenantId, topic: 'ledger' }));
  await expect
    .poll(() => streams.slice(0, 9).every(({ text }) => text.includes('data: {"topic":"oceanBill","id":"42"}\n\n')), SOON)
    .toBe(true);
  await expect.poll(() => streams[9]?.text, SOON).toContain('data: {"topic":"ledger","id":null}\n\n');
  expect(streams[9]?.text).not.toContain('oceanBill');
  for (const { text } of streams.slice(0, 9)) expect(text).not.toContain('ledger');
  await Promise.all(streams.map(({ cancel }) => cancel()));
});

it('a stream receives hints from another process', async () => {
  // The embedded database belongs to one process, so there this is only another `Db` on the same driver.
  const own = server.test.another?.() ?? null;
  const other = createDb(own ?? server.test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
  try {
    const amy = await server.person();
    const stream = await open(amy.accessToken);
    const live = createLive(other);
    await other.transaction({ tenantId: amy.tenantId }, () => live.publish({ tenantId: amy.tenantId, topic: 'oceanBill' }));
    await expect.poll(() => stream.text, SOON).toContain('oceanBill');
    await stream.cancel();
  } finally {
    await own?.close();
  }
});

it('a stream sends heartbeats, and ends with its token', async () => {
  stopTimers();
  const now = Date.now();
  const reply = openStream(server.deps.live, {
    tenantId: 'x',
    expiresAt: now + 150,
    signal: new AbortController().signal,
    now: () => now,
    beatMs: 20,
  });
  const stream = follow(reply.body);
  const beats = () => stream.text.match(/: beat\n\n/gu)?.length;
  await vi.advanceTimersByTimeAsync(149);
  await expect.poll(beats, SOON).toBe(7);
  expect(stream.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => stream.ended, SOON).toBe(true);
  expect(beats()).toBe(7);
});

it('a stream keeps its user online from its start until it ends', async () => {
  stopTimers();
  let active = 0;
  const caller = new AbortController();
  const stream = follow(
    openStream(server.deps.live, {
      tenantId: 'x',
      expiresAt: Date.now() + 60_000,
      signal: caller.signal,
      now: Date.now,
      onActive: () => (active += 1),
      activeMs: 20,
    }).body,
  );
  expect(active).toBe(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(active).toBe(3);
  caller.abort();
  await expect.poll(() => stream.ended, SOON).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(active).toBe(3);
});

it('a stream counts as activity of its session', async () => {
  const amy = await server.person();
  const { db } = server.deps;
  const seenAt = async () =>
    (
      await db.transaction('system', () =>
        db.sql<{ seen_at: string | null }>('select seen_at from auth_session where user_id = $1', [amy.id]),
      )
    )[0]?.seen_at;
  await server.call('sysAuth', 'userInfo', undefined, { as: amy });
  await db.transaction('system', () => db.sql(`update auth_session set seen_at = now() - interval '1 hour' where user_id = $1`, [amy.id]));
  const stream = await open(amy.accessToken);
  await expect.poll(async () => Date.now() - Date.parse((await seenAt()) ?? ''), SOON).toBeLessThan(60_000);
  await stream.cancel();
});

it('a stream ends at once with its session, for any reason, and sends its page a session hint', async () => {
  const amy = await server.person();
  const { db } = server.deps;
  const colleagueWithStream = async () => {
    const who = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    return { who, stream: await open(who.accessToken) };
  };
  const [out, forced, disabled, deleted, stays] = [
    await colleagueWithStream(),
    await colleagueWithStream(),
    await colleagueWithStream(),
    await colleagueWithStream(),
    await colleagueWithStream(),
  ];
  await server.call('sysAuth', 'logout', undefined, { as: out.who });
  const [session] = await db.transaction('system', () => db.sql('select id from auth_session where user_id = $1', [forced.who.id]));
  await server.call('sysOnlineUser', 'forceOffline', { connectionId: String(session?.['id']) }, { as: amy });
  await server.call('sysUser', 'setStatus', { id: disabled.who.id, status: 2 }, { as: amy });
  await server.call('sysUser', 'delete', { id: deleted.who.id }, { as: amy });
  for (const { stream } of [out, forced, disabled, deleted]) {
    await expect.poll(() => stream.ended, SOON).toBe(true);
    expect(stream.text).toContain('data: {"topic":"session","id":null}\n\n');
  }
  expect(stays.stream.ended).toBe(false);
  const boss = await server.person({ roles: ['platform'] });
  await server.call('sysTenant', 'setStatus', { id: amy.tenantId, status: 2 }, { as: boss });
  await expect.poll(() => stays.stream.ended, SOON).toBe(true);
});

it('a stream ends when the session ended while it was opened', async () => {
  const amy = await server.person();
  const { db } = server.deps;
  // The notification is lost, so the cached session is still used.
  await server.call('sysAuth', 'userInfo', undefined, { as: amy });
  await db.transaction('system', () => db.sql('update auth_session set revoked_at = now() where user_id = $1', [amy.id]));
  const stream = await open(amy.accessToken);
  await expect.poll(() => stream.ended, SOON).toBe(true);
});

it('a stream ends when the caller disconnects or the server stops', async () => {
  const caller = new AbortController();
  const { live } = server.deps;
  const rest = { tenantId: 'x', expiresAt: Date.now() + 60_000, now: Date.now };
  const mine = follow(openStream(live, { ...rest, signal: caller.signal }).body);
  caller.abort();
  await expect.poll(() => mine.ended, SOON).toBe(true);

  const second = createLive(server.deps.db);
  const theirs = follow(openStream(second, { ...rest, signal: new AbortController().signal }).body);
  await second.stop();
  await expect.poll(() => theirs.ended, SOON).toBe(true);
});
