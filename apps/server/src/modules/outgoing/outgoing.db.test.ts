import type { Outlook } from '@seaberry/tracking';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepOutgoing } from './jobs.ts';
import { startTestServer, type Account, type TestServer, type TestServerOptions } from '../../testing/server.ts';
import type { NotificationDraft } from '../notification/rules.ts';
import { notify } from '../notification/service.ts';
import { Refused, type Connectors } from './delivery/connectors.ts';
import { deliver, MAX_ATTEMPTS } from './delivery/service.ts';
import { sendOut, type OutgoingMessage } from './service.ts';

let server: TestServer;
afterEach(() => server.close());

interface Sent {
  to: string;
  text: string;
  subject?: string;
  idempotencyKey: string;
}

/** Connectors that record messages; `fail` returns the error to throw. */
function recorder(fail: () => Error | null = () => null): Connectors & { sent: Sent[] } {
  const sent: Sent[] = [];
  const send = (message: Sent): Promise<void> => {
    const error = fail();
    if (error) return Promise.reject(error);
    sent.push(message);
    return Promise.resolve();
  };
  return { sent, email: { send }, sms: { send } };
}

const startServer = async (options: TestServerOptions): Promise<void> => {
  server = await startTestServer(options);
};
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const write = (message: Partial<OutgoingMessage> = {}) =>
  server.deps.db.transaction('system', () =>
    sendOut(server.deps.db, server.deps.queue, {
      channel: 'email',
      recipient: 'amy@example.com',
      subject: 'Hello',
      body: 'Seaberry: 123456 is your code.',
      idempotencyKey: 'code:1',
      at: server.deps.clock.wallNow(),
      ...message,
    }),
  );
const rows = () => sql('select id, state, attempts, last_error, body, sent_at from outgoing_message order by create_time, id');

describe('an outgoing message', () => {
  it('is sent by a job after its transaction, once for each idempotency key, and its code is not stored', async () => {
    const connectors = recorder();
    await startServer({ connectors });
    await write();
    await write();
    await write({ channel: 'sms', recipient: '13812345678', idempotencyKey: 'other', body: 'Ref 654321' });
    await server.deps.db
      .transaction('system', async () => {
        await sendOut(server.deps.db, server.deps.queue, {
          channel: 'email',
          recipient: 'x@y.zz',
          subject: '',
          body: '',
          idempotencyKey: 'no',
          at: 0,
        });
        throw new Error('no');
      })
      .catch(() => {});
    await server.drainJobs();
    const [first, second] = await rows();
    // Jobs run in any order, so messages are compared in the order of their ids.
    expect(connectors.sent.toSorted((a, b) => (a.idempotencyKey < b.idempotencyKey ? -1 : 1))).toEqual([
      { to: 'amy@example.com', subject: 'Hello', text: 'Seaberry: 123456 is your code.', idempotencyKey: first?.['id'] },
      { to: '13812345678', text: 'Ref 654321', idempotencyKey: second?.['id'] },
    ]);
    expect([first, second]).toMatchObject([
      { state: 'sent', attempts: 1, last_error: null, body: 'Seaberry: •••••• is your code.', sent_at: expect.any(String) },
      { state: 'sent', body: 'Ref 654321' },
    ]);
    await deliver(server.deps, connectors, String(first?.['id']));
    expect(connectors.sent).toHaveLength(2);
  });

  it('is retried, and fails after a while', async () => {
    let broken = true;
    const connectors = recorder(() => (broken ? new Error('connection refused') : null));
    await startServer({ connectors });
    await write({ idempotencyKey: 'a' });
    await server.drainJobs();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'connection refused' }]);
    const [row] = await rows();
    broken = false;
    await deliver(server.deps, connectors, String(row?.['id']));
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);

    broken = true;
    await write({ idempotencyKey: 'b' });
    const id = String((await rows())[1]?.['id']);
    for (let round = 1; round < MAX_ATTEMPTS; round += 1) await expect(deliver(server.deps, connectors, id)).rejects.toThrow('refused');
    await deliver(server.deps, connectors, id);
    expect((await rows())[1]).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS, last_error: 'connection refused' });

    // A message without a job: the sweep queues one.
    await sql(
      "insert into outgoing_message (id, channel, recipient, subject, body, idempotency_key, create_time) values ($1, 'email', 'x@y.zz', '', '', 'c', $2)",
      ['00000000-0000-7000-8000-000000000001', new Date(Date.now() - 3 * 3_600_000).toISOString()],
    );
    broken = false;
    await sweepOutgoing(server.deps);
    await server.drainJobs();
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'failed']);
  });

  it('fails at once when it is rejected, when no connector is configured, and when its code has expired', async () => {
    await startServer({ connectors: recorder(() => new Refused('no such mailbox')) });
    await write({ idempotencyKey: 'a' });
    await write({ at: server.deps.clock.wallNow() - 11 * 60_000 });
    await server.drainJobs();
    expect((await rows()).map(({ state, last_error: error }) => [state, error])).toEqual([
      ['failed', 'The code in it has run out.'],
      ['failed', 'no such mailbox'],
    ]);
    await server.close();
    await startServer({});
    await write();
    await server.drainJobs();
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'SMTP_URL is not set.', body: 'Seaberry: •••••• is your code.' }]);
    server.setNow(new Date(Date.now() + 31 * 86_400_000).toISOString());
    await sweepOutgoing(server.deps);
    expect(await rows()).toEqual([]);
  });
});

const DRAFT: NotificationDraft = {
  node: 'bill',
  kind: 'subscriptionFailed',
  value: '1',
  params: { reason: 'not_found' },
  planTime: null,
  newestTime: null,
  timeZone: null,
};

const UNKNOWN_NUMBER: Outlook = {
  kind: 'unknownNumber',
  stage: null,
  place: null,
  promise: null,
  expected: null,
  range: null,
  carrierEta: null,
  slipMs: null,
  cause: null,
  doubt: false,
  next: null,
  lastHeard: null,
  since: null,
};

describe('the email of a batch of changes', () => {
  let connectors: ReturnType<typeof recorder>;
  let person: Account;
  let billId: string;
  beforeEach(async () => {
    connectors = recorder();
    await startServer({ connectors });
    person = await server.person({ tenantId: await server.tenant('Tenant', 5) });
    billId = await addBill(person);
  });
  const change = (value: string) =>
    server.deps.db.transaction({ tenantId: person.tenantId }, () =>
      notify(
        server.deps,
        { id: billId, tenantId: person.tenantId, referenceNo: 'COSU6000000001', notificationEmail: 'desk@example.com' },
        { drafts: [{ ...DRAFT, value }], outlook: UNKNOWN_NUMBER },
        server.deps.clock.domainNow(),
      ),
    );

  it('is created without text in the transaction of the change; its job writes the text and sends it once', async () => {
    await change('1');
    await change('1');
    expect(await rows()).toMatchObject([{ state: 'waiting', body: '' }]);
    await server.drainJobs();
    await server.drainJobs();
    const [row] = await rows();
    expect(connectors.sent).toEqual([
      {
        to: 'desk@example.com',
        subject: 'COSU6000000001: The carrier does not know this number. Check the number and the carrier.',
        text: expect.stringContaining('- Subscription with the carrier failed: the number is not known. The berry was refunded.'),
        idempotencyKey: row?.['id'],
      },
    ]);
    expect(row).toMatchObject({ state: 'sent', body: connectors.sent[0]?.text });
  });

  it('is not sent if the bill was deleted before', async () => {
    await change('1');
    await server.call('oceanBill', 'delete', { ids: [billId] }, { as: person });
    await server.drainJobs();
    expect(connectors.sent).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'The bill was deleted.' }]);
  });

  it('is neither lost nor sent twice when a process is killed after any of its commits', async () => {
    const { driver } = server.test;
    const connect = driver.connect.bind(driver);
    let commitsLeft = Number.POSITIVE_INFINITY;
    driver.connect = async () => {
      if (commitsLeft <= 0) throw new Error('The process was killed.');
      const connection = await connect();
      // Each transaction has a connection of its own, so a released connection is a commit.
      return { ...connection, release: (broken) => ((commitsLeft -= 1), connection.release(broken)) };
    };
    for (let commits = 1, killed = true; killed; commits += 1) {
      connectors.sent.length = 0;
      commitsLeft = commits;
      await change(String(commits))
        .then(() => server.drainJobs())
        .catch(() => {});
      killed = commitsLeft <= 0;
      commitsLeft = Number.POSITIVE_INFINITY;
      // pg-boss does this to jobs of a process that does not respond.
      await server.deps.db.asOwner(
        `update pgboss.job set state = 'retry', start_after = now() where name = 'outgoing.deliver' and state = 'active'`,
      );
      await server.drainJobs();
      const messages = await sql(
        `select m.id, m.state, (select count(*)::int from notice_user u join notice a on a.id = u.notice_id where a.batch_id = n.id) as inboxes
         from notification n left join outgoing_message m on m.notification_id = n.id where n.bill_id = $1 and n.value = $2`,
        [billId, String(commits)],
      );
      expect([commits, messages]).toEqual([commits, [{ id: expect.any(String), state: 'sent', inboxes: 1 }]]);
      expect(new Set(connectors.sent.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([messages[0]?.['id']]));
    }
  });
});

async function addBill(person: Account): Promise<string> {
  const input = { referenceNo: 'COSU6000000001', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };
  const added = await server.call('oceanBill', 'add', input, { as: person });
  expect(added.envelope?.code).toBe(200);
  const [row] = await sql('select id from ocean_bill where tenant_id = $1', [person.tenantId]);
  return String(row?.['id']);
}

describe('the mailbox of the development server', () => {
  it('shows unsent messages, newest first and with their codes', async () => {
    await startServer({ config: { devMailbox: { key: null } } });
    await write({ at: Date.now() - 1000 });
    await write({ recipient: '<b>@x.yz', subject: '<script>alert(1)</script>', idempotencyKey: 'b' });
    await server.drainJobs();
    const list = (await (await server.request('/dev/mailbox.json')).json()) as Record<string, unknown>[];
    expect(list).toMatchObject([
      { recipient: '<b>@x.yz', state: 'sent' },
      { channel: 'email', recipient: 'amy@example.com', subject: 'Hello', body: 'Seaberry: 123456 is your code.', state: 'sent' },
    ]);
    const page = await server.request('/dev/mailbox');
    const html = await page.text();
    expect(html).toContain('amy@example.com');
    expect(html).toContain('123456');
    expect(html).not.toContain('<script');
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  });

  it('is absent unless it is enabled', async () => {
    await startServer({});
    expect((await server.request('/dev/mailbox')).status).toBe(404);
    expect((await server.request('/dev/mailbox.json')).status).toBe(404);
  });
});
