import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { codeSentTo } from '../../testing/codes.ts';
import type { Connectors } from '../outgoing/delivery/connectors.ts';
import { makeStaff, system } from '../user/fixtures.ts';
import { PER_RECIPIENT } from './service.ts';

let server: TestServer;
let amy: Account;
type Sent = { to: string; text: string };
let sent: Sent[] = [];
const send = async (message: Sent): Promise<void> => void sent.push(message);
/** Jobs run in any order. */
const sorted = (): Sent[] => sent.toSorted((one, other) => (one.to + one.text < other.to + other.text ? -1 : 1));
const connectors: Connectors = { email: { send }, sms: { send } };
beforeAll(async () => {
  server = await startTestServer({ connectors, config: { devMailbox: { key: null }, codesPerHour: 1000 } });
  amy = await server.person();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.drainJobs();
  sent = [];
});

/** Error code in brackets, else the faults of the fields, else the code of the envelope. */
const faultOf = (code: number, message: unknown): unknown => /^\[(\w+)\]/u.exec(String(message))?.[1] ?? (code === 400 ? message : code);
const post = async (path: string, body?: object, as: Account | null = amy) => {
  const response = await server.request(`/api/${path}`, {
    method: 'POST',
    headers: {
      'Accept-Language': 'en',
      ...(as && { Authorization: `Bearer ${as.accessToken}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, message, result } = (await response.json()) as { code: number; message: unknown; result: unknown };
  return code === 200 ? result : faultOf(code, message);
};
const inPath = (...parts: string[]): string => parts.map(encodeURIComponent).join('/');

describe('an e-mail of a user', () => {
  it('goes through the queue, from the path of the origin or from a body of any length, and is in no audit log', async () => {
    const long = 'Gate 3 is closed.\n'.repeat(1000);
    expect(await post(`sysEmail/sendEmail/${inPath('Gate 3/4: closed?', 'Gate\r\nBcc: x@y.zz', 'Sam@Example.com')}`)).toBeNull();
    expect(await post('sysEmail/send', { toEmail: 'ann@example.com', title: 'Gate', content: long })).toBeNull();
    expect(await post('sysEmail/send', { toEmail: 'ann@example.com', title: 'Gate', content: 'x'.repeat(20_001) })).toContain('content');
    expect(await post('sysEmail/send', { toEmail: 'ann, x@y.zz', title: 'Gate', content: 'x' })).toContain('toEmail');
    await server.drainJobs();
    expect(sorted()).toMatchObject([
      { to: 'ann@example.com', subject: 'Gate', text: long.trim() },
      { to: 'sam@example.com', subject: 'Gate Bcc: x@y.zz', text: 'Gate 3/4: closed?' },
    ]);
    const logs = JSON.stringify([await system(server, 'select input from audit_log'), server.logLines]);
    expect(logs).toContain('Sam@Example.com');
    expect(logs).not.toContain('Gate');
    const page = await post('pushLog/page', { keyword: 'sam@', pushState: 'succeed' });
    expect(page).toMatchObject({ items: [{ recipient: 'sam@example.com' }] });
  });

  it('needs the permission, and stays within the limit for its recipient', async () => {
    const letter = { toEmail: 'often@example.com', title: 'Gate', content: 'Gate 3' };
    expect(await post('sysEmail/send', letter, await makeStaff(server, amy.tenantId, []))).toBe(403);
    const answers: unknown[] = [];
    for (let at = 0; at <= PER_RECIPIENT.points; at += 1) answers.push(await post('sysEmail/send', letter));
    expect(answers.slice(-2)).toEqual([null, 429]);
  });
});

describe('a code by SMS under the names of the origin', () => {
  const PHONE = '13900000001';

  it('signs in after it was verified, and is no other code than that of sign-in', async () => {
    await system(server, 'update app_user set phone = $2 where id = $1', [amy.id, PHONE]);
    expect(await post(`sysSms/aliyunSendSms/${PHONE}`, undefined, null)).toEqual({ resendSeconds: 60, expirySeconds: 600 });
    expect(await post(`sysSms/sendSms/${PHONE}`, undefined, null)).toBe('codeTooSoon');
    expect(await post('sysSms/sendSms/sam@example.com', undefined, null)).toBe('target');
    const code = String(await codeSentTo(server, PHONE));
    expect(await post('sysSms/verifyCode', { phone: PHONE, code: code === '000000' ? '111111' : '000000' }, null)).toBe('codeWrong');
    expect(await post('sysSms/verifyCode', { phone: PHONE, code }, null)).toBe(true);
    expect(await post('sysAuth/loginPhone', { phone: PHONE, code }, null)).toMatchObject({ accessToken: expect.any(String) });
    const logs = JSON.stringify(await system(server, `select input, account from audit_log where call like 'sysSms.%'`));
    expect(logs).not.toContain(code);
    expect(logs).toContain(PHONE);
  });

  it('is checked at most five times', async () => {
    await system(server, 'update app_user set phone = $2 where id = $1', [(await server.person()).id, '13900000003']);
    await post('sysSms/tencentSendSms/13900000003', undefined, null);
    const code = String(await codeSentTo(server, '13900000003'));
    const answers: unknown[] = [];
    for (let at = 0; at < 6; at += 1) answers.push(await post('sysSms/verifyCode', { phone: '13900000003', code }, null));
    expect(answers).toEqual([true, true, true, true, true, 'codeWrong']);
  });
});

it('a text and a template by SMS need the permission, and the service gets the parameters of the template', async () => {
  const phoneNumber = '13900000009';
  expect(await post(`sysSms/aliyunSendSmsTemplate/${phoneNumber}`, { gate: 3 }, null)).toBe(401);
  expect(await post('sysSms/send', { phoneNumber, content: 'x' }, await makeStaff(server, amy.tenantId, []))).toBe(403);
  expect(await post(`sysSms/aliyunSendSmsTemplate/${phoneNumber}`, { gate: 3, name: 'Sam' })).toBeNull();
  expect(await post(`sysSms/aliyunSendSmsTemplate/${phoneNumber}`, { gate: { a: 1 } })).toContain('gate');
  expect(await post('sysSms/send', { phoneNumber, content: 'Gate 3' })).toBeNull();
  await server.drainJobs();
  expect(sorted()).toMatchObject([{ text: 'Gate 3' }, { to: phoneNumber, template: { id: '0', params: { gate: 3, name: 'Sam' } } }]);
  expect(sorted()[0]).not.toHaveProperty('template');
  const logs = JSON.stringify(await system(server, `select input from audit_log where call like 'sysSms.%'`));
  expect(logs).not.toMatch(/Gate|Sam/u);
});
