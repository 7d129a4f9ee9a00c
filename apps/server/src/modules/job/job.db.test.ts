import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { createScheduler } from './scheduler/service.ts';

const NOW = '2026-11-21T22:30:00.000Z';
let server: TestServer;
let root: Account;
/** A host that the operator allows; it records what it gets. */
let target: Server;
let address: string;
let received: { method: string; headers: IncomingMessage['headers']; body: string }[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string } | 'hang' = { status: 200 };

beforeAll(async () => {
  target = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push({ method: request.method ?? '', headers: request.headers, body });
      if (answer === 'hang') return;
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body ?? '');
    });
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(target.address() as AddressInfo).port}`;
  server = await startTestServer({ now: NOW, config: { jobHosts: ['localhost'] } });
  root = await server.person({ roles: ['platform'] });
});
afterAll(async () => {
  await server.close();
  target.closeAllConnections();
  target.close();
});
beforeEach(() => {
  received = [];
  answer = { status: 200 };
});
afterEach(async () => {
  server.setNow(NOW);
  await server.deps.db.transaction('system', () => server.deps.db.sql('delete from job where create_type = 2'));
});

type Call = Parameters<TestServer['call']>;
async function call(name: string, input?: object): Promise<{ code: number; message: string; result: unknown }> {
  const { envelope } = await server.call('sysJob', name as Call[1] as never, input as never, { as: root });
  return { code: envelope?.code ?? 0, message: String(envelope?.message), result: envelope?.result };
}
const items = async (name: string, input: object): Promise<Record<string, unknown>[]> =>
  ((await call(name, { page: 1, pageSize: 50, ...input })).result as { items: Record<string, unknown>[] }).items;
const jobOf = async (jobId: string): Promise<Record<string, unknown>> => (await items('pageJobDetail', { jobId }))[0] ?? {};
const triggerOf = async (jobId: string): Promise<Record<string, unknown>> =>
  ((await call('jobTriggerList', { jobId })).result as Record<string, unknown>[])[0] ?? {};
const history = (jobId: string): Promise<Record<string, unknown>[]> => items('pageJobTriggerRecord', { jobId });

async function addJob(jobId: string, more: object = {}, trigger: object | null = null): Promise<void> {
  expect(await call('addJobDetail', { jobId, requestUri: `${address}/hook`, ...more })).toMatchObject({ code: 200 });
  if (trigger) expect(await call('addJobTrigger', { jobId, triggerId: 't', ...trigger })).toMatchObject({ code: 200 });
}
/** Moves the clock, and runs what is due then. */
async function at(iso: string, scheduler = server.jobs): Promise<void> {
  server.setNow(iso);
  await scheduler.look();
  await server.drainJobs();
}

describe('a trigger', () => {
  it('runs a job at the times of a cron expression in its zone, once for all times that were missed', async () => {
    // 07:00 in Shanghai is 23:00 in UTC.
    await addJob(
      'daily',
      { httpMethod: 'POST', requestBody: '{"a":1}' },
      { schedule: 'cron', cron: '0 7 * * *', timeZone: 'Asia/Shanghai' },
    );
    expect(await triggerOf('daily')).toMatchObject({ status: 1, nextRunTime: '2026-11-21T23:00:00.000Z', args: '"0 7 * * *",0' });
    await at('2026-11-21T22:59:59.000Z');
    expect(received).toEqual([]);
    await at('2026-11-25T23:30:00.000Z');
    expect(received).toMatchObject([{ method: 'POST', body: '{"a":1}' }]);
    expect(await triggerOf('daily')).toMatchObject({ numberOfRuns: 1, nextRunTime: '2026-11-26T23:00:00.000Z' });
    expect(await history('daily')).toMatchObject([{ outcome: 'succeeded', result: 'HTTP 200', attempt: 1 }]);
  });

  it('keeps an interval after a late run and after a clock that was set back', async () => {
    await addJob('often', {}, { schedule: 'interval', intervalSeconds: 60 });
    await at('2026-11-21T22:35:30.000Z');
    expect(received).toHaveLength(1);
    expect((await triggerOf('often'))['nextRunTime']).toBe('2026-11-21T22:36:00.000Z');
  });

  it('ends by its number of runs, by its failures, at its end and after a single time', async () => {
    await addJob('runs', {}, { schedule: 'interval', intervalSeconds: 60, maxNumberOfRuns: 2 });
    await addJob('end', {}, { schedule: 'interval', intervalSeconds: 60, endTime: '2026-11-21T22:31:30Z' });
    await addJob('once', {}, { schedule: 'once', runAt: '2026-11-21T22:31:00Z' });
    await addJob('later', {}, { schedule: 'interval', intervalSeconds: 60, startTime: '2026-11-22T00:00:00Z' });
    for (const minute of ['31', '32', '33']) await at(`2026-11-21T22:${minute}:00.000Z`);
    const states = await Promise.all(
      ['runs', 'end', 'once', 'later'].map(async (id) => [id, (await triggerOf(id))['status'], (await triggerOf(id))['numberOfRuns']]),
    );
    expect(states).toEqual([
      ['runs', 8, 2],
      ['end', 6, 1],
      ['once', 9, 1],
      ['later', 0, 0],
    ]);
    answer = { status: 500, body: 'broken' };
    await addJob('fails', {}, { schedule: 'interval', intervalSeconds: 60, maxNumberOfErrors: 2 });
    await at('2026-11-21T22:34:00.000Z');
    expect(await triggerOf('fails')).toMatchObject({ status: 5, numberOfErrors: 1 });
    for (const minute of ['35', '36']) await at(`2026-11-21T22:${minute}:00.000Z`);
    expect(await triggerOf('fails')).toMatchObject({ status: 7, numberOfErrors: 2, numberOfRuns: 2 });
    expect((await history('fails'))[0]).toMatchObject({ outcome: 'failed', result: 'HTTP 500', output: 'broken' });
  });

  it('repeats a failed run as often as it says, with the same Idempotency-Key', async () => {
    answer = { status: 503 };
    await addJob('again', {}, { schedule: 'interval', intervalSeconds: 3600, numRetries: 1, retryTimeout: 1000 });
    await at('2026-11-21T23:30:00.000Z');
    expect(received).toHaveLength(2);
    expect(received[1]?.headers['idempotency-key']).toBe(received[0]?.headers['idempotency-key']);
    expect((await history('again')).map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [2, 'failed'],
      [1, 'failed'],
    ]);
    expect(await triggerOf('again')).toMatchObject({ numberOfErrors: 1 });
  });

  it('of several processes starts one run for a time, and none while it is paused', async () => {
    await addJob('shared', {}, { schedule: 'interval', intervalSeconds: 60 });
    const others = [createScheduler(server.deps), createScheduler(server.deps), server.jobs];
    server.setNow('2026-11-21T22:31:00.000Z');
    await Promise.all(others.map((one) => one.look()));
    await server.drainJobs();
    expect(received).toHaveLength(1);
    await call('pauseJob', { jobId: 'shared' });
    await at('2026-11-21T22:40:00.000Z');
    expect(received).toHaveLength(1);
    expect(await jobOf('shared')).toMatchObject({ paused: true, nextRunTime: null });
    await call('startTrigger', { jobId: 'shared', triggerId: 't' });
    expect(await triggerOf('shared')).toMatchObject({ status: 1, nextRunTime: '2026-11-21T22:41:00.000Z' });
  });
});

describe('a run', () => {
  it('is interrupted by the end of its process, and made again by the retries of its trigger', async () => {
    await addJob('killed', {}, { schedule: 'interval', intervalSeconds: 3600, numRetries: 1 });
    server.setNow('2026-11-21T23:30:00.000Z');
    await server.jobs.look();
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql(
        `update job_run set outcome = 'running', started_at = now(), process_id = gen_random_uuid() where job_id = 'killed'`,
      ),
    );
    await server.jobs.look();
    expect((await history('killed')).map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [2, 'waiting'],
      [1, 'interrupted'],
    ]);
    await server.drainJobs();
    expect(received).toHaveLength(1);
    expect(await triggerOf('killed')).toMatchObject({ status: 1, numberOfErrors: 0 });
  });

  it('is skipped while another one of its job is active, unless they may overlap', async () => {
    for (const [jobId, concurrent] of [
      ['alone', false],
      ['together', true],
    ] as const) {
      await addJob(jobId, { concurrent }, { schedule: 'interval', intervalSeconds: 60 });
      expect(await call('runJob', { jobId })).toMatchObject({ code: 200 });
    }
    expect((await call('runJob', { jobId: 'alone' })).message).toContain('D1705');
    server.setNow('2026-11-21T22:31:00.000Z');
    await server.jobs.look();
    expect((await history('alone')).map(({ outcome }) => outcome)).toEqual(['skipped', 'waiting']);
    expect((await history('together')).map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting']);
    expect(await triggerOf('alone')).toMatchObject({ status: 4 });
    await call('cancelJob', { jobId: 'alone' });
    await server.drainJobs();
    expect(received).toHaveLength(2);
    expect((await history('alone')).map(({ outcome }) => outcome)).toEqual(['skipped', 'cancelled']);
  });

  it('is cancelled while it waits for a response', async () => {
    answer = 'hang';
    await addJob('slow');
    await call('runJob', { jobId: 'slow' });
    const drained = server.drainJobs();
    await expect.poll(() => received.length).toBe(1);
    expect(await jobOf('slow')).toMatchObject({ active: true, lastOutcome: 'running' });
    await call('cancelJob', { jobId: 'slow' });
    await server.jobs.look();
    await drained;
    expect(await history('slow')).toMatchObject([{ outcome: 'cancelled' }]);
  });
});

describe('the request of a job', () => {
  it('never reaches the network of the server, by address, by name or by redirect, unless the operator allows the host', async () => {
    const own = address.replace('localhost', '127.0.0.1');
    const refused = [own, own.replace('127.0.0.1', '[::ffff:127.0.0.1]'), 'http://10.0.0.1/', 'http://169.254.169.254/latest', 'http://0/'];
    for (const [index, requestUri] of refused.entries()) await addJob(`in${index}`, { requestUri });
    answer = { status: 302, headers: { Location: `${own}/secret` } };
    await addJob('moved');
    for (const jobId of ['moved', ...refused.keys()].map((one) => (typeof one === 'number' ? `in${one}` : one)))
      await call('runJob', { jobId });
    await server.drainJobs();
    expect(received).toHaveLength(1);
    for (const jobId of ['moved', ...[...refused.keys()].map((index) => `in${index}`)])
      expect(await history(jobId), jobId).toMatchObject([{ outcome: 'failed', result: expect.stringContaining('JOB_HOSTS') as string }]);
  });

  it('has headers that are encrypted, masked in every response and log, and kept only for their host', async () => {
    const headers = [
      { key: 'Authorization', value: 'Bearer very-secret-value' },
      { key: 'Content-Type', value: 'text/plain' },
    ];
    await addJob('secret', { headers, requestUri: `${address}/hook?sign=query-secret` });
    const row = await jobOf('secret');
    expect(row['headers']).toEqual([{ key: 'Authorization', value: '••••••' }, headers[1]]);
    const { id, version } = row;
    const masked = { id, version, requestUri: `${address}/other`, headers: row['headers'], httpMethod: 'GET' };
    expect(await call('updateJobDetail', masked)).toMatchObject({ code: 200 });
    await call('runJob', { jobId: 'secret' });
    await server.drainJobs();
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer very-secret-value', 'content-type': 'text/plain' });
    const elsewhere = await call('updateJobDetail', { id, requestUri: 'https://elsewhere.example/', headers: row['headers'] });
    expect(elsewhere).toMatchObject({ code: 400, message: expect.stringContaining('Enter the hidden values') as string });
    const stored = await server.deps.db.transaction('system', () =>
      server.deps.db.sql(
        `select (select json_agg(l) from audit_log l)::text || (select json_agg(d) from diff_log d)::text || (select json_agg(j) from job j)::text as all_text`,
      ),
    );
    const text = JSON.stringify(stored) + server.logLines.join('\n');
    expect(text).not.toContain('very-secret-value');
    expect(server.logLines.join('\n')).not.toContain('query-secret');
  });

  it('is read from the properties of the origin; scripts, changed ids and line breaks in headers are refused', async () => {
    const properties = JSON.stringify({
      HttpJob: JSON.stringify({ RequestUri: `${address}/o`, HttpMethod: { Method: 'PUT' }, Body: 'x' }),
    });
    expect(await call('addJobDetail', { jobId: 'origin', createType: 2, properties })).toMatchObject({ code: 200 });
    expect(
      await call('addJobTrigger', { jobId: 'origin', triggerId: 'p', triggerType: 'Furion.Schedule.PeriodTrigger', args: '60000' }),
    ).toMatchObject({ code: 200 });
    expect(await jobOf('origin')).toMatchObject({
      httpMethod: 'PUT',
      jobDetail: { properties },
      jobTriggers: [{ schedule: 'interval', args: '60000' }],
    });
    expect((await call('addJobDetail', { jobId: 'script', createType: 1, scriptCode: 'class A {}' })).message).toContain('D1701');
    const { id } = await jobOf('origin');
    expect((await call('updateJobDetail', { id, jobId: 'other', requestUri: address })).message).toContain('D1704');
    for (const wrong of [
      { headers: [{ key: 'a', value: 'b\r\nc: d' }] },
      { headers: [{ key: 'Host', value: 'x' }] },
      { requestUri: 'file:///etc/passwd' },
      { requestUri: 'http://amy:pw@example.com' },
    ])
      expect(await call('addJobDetail', { jobId: 'wrong', requestUri: address, ...wrong })).toMatchObject({ code: 400 });
    expect(await call('addJobTrigger', { jobId: 'origin', triggerId: 'six', cron: '* * * * * *' })).toMatchObject({ code: 400 });
  });
});

describe('a built-in job', () => {
  it('is listed with what it does, and can be neither changed nor started without work', async () => {
    const row = await jobOf('outgoing.deliver');
    expect(row).toMatchObject({ createType: 0, description: 'Send messages', jobTriggers: [] });
    expect((await call('runJob', { jobId: 'outgoing.deliver' })).message).toContain('D1707');
    expect((await call('deleteJobDetail', { jobId: 'outgoing.deliver' })).message).toContain('D1702');
    expect((await call('addJobTrigger', { jobId: 'outgoing.deliver', triggerId: 'x', cron: '* * * * *' })).message).toContain('D1702');
  });
});

it('lists the processes with their last sign of life', async () => {
  await server.jobs.look();
  expect((await call('jobClusterList')).result).toEqual(expect.arrayContaining([expect.objectContaining({ status: 1 })]));
});
