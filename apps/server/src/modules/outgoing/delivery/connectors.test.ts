import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer, type Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { connectorsOf, Refused } from './connectors.ts';

const open = new Set<Server | NetServer>();
afterEach(async () => {
  for (const server of open) await new Promise((resolve) => server.close(resolve));
  open.clear();
});

const listen = <T extends Server | NetServer>(server: T): Promise<number> =>
  new Promise((resolve) => {
    open.add(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Minimal mail server. @param recipientResponse Its response to the recipient (RCPT) */
async function mailServer(recipientResponse = '250 ok'): Promise<{ url: string; letters: string[]; recipients: string[] }> {
  const letters: string[] = [];
  const recipients: string[] = [];
  const talk = (socket: Socket): void => {
    let letter: string | null = null;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter !== null) {
          if (line === '.') {
            letters.push(letter);
            letter = null;
            socket.write('250 taken\r\n');
          } else letter += `${line}\n`;
        } else if (line.startsWith('RCPT')) {
          recipients.push(line);
          socket.write(`${recipientResponse}\r\n`);
        } else if (line === 'DATA') {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  };
  const port = await listen(createServer(talk));
  return { url: `smtp://127.0.0.1:${port}`, letters, recipients };
}

const emailOver = (url: string) => connectorsOf(readConfig({ SMTP_URL: url, MAIL_FROM: 'Seaberry <desk@seaberry.example>' })).email;
const LETTER = { to: 'amy@example.com', subject: 'Seaberry：登录验证码', text: '123456 is your code.', idempotencyKey: 'the-id' };

describe('email', () => {
  it('is sent by SMTP with the same Message-ID in each attempt', async () => {
    const { url, letters, recipients } = await mailServer();
    const email = emailOver(url);
    await email?.send(LETTER);
    await email?.send(LETTER);
    expect(letters).toHaveLength(2);
    for (const letter of letters) {
      expect(letter).toContain('Message-ID: <the-id@seaberry.example>');
      expect(letter).toContain('From: Seaberry <desk@seaberry.example>');
      expect(letter).toContain('Auto-Submitted: auto-generated');
      expect(letter).toContain('123456');
    }
    expect(recipients[0]).toContain('<amy@example.com>');
  });

  it('fails permanently on 5xx, and is retried on 4xx or without a connection', async () => {
    const rejecting = await mailServer('550 no such mailbox');
    await expect(emailOver(rejecting.url)?.send(LETTER)).rejects.toBeInstanceOf(Refused);
    const busy = await mailServer('450 try again');
    await expect(emailOver(busy.url)?.send(LETTER)).rejects.not.toBeInstanceOf(Refused);
    await expect(emailOver('smtp://127.0.0.1:1')?.send(LETTER)).rejects.not.toBeInstanceOf(Refused);
  });

  it('is not sent to a second address in the text of the recipient', async () => {
    const { url, recipients } = await mailServer();
    await emailOver(url)
      ?.send({ ...LETTER, to: 'amy@example.com, eve@example.com' })
      .catch(() => {});
    expect(recipients.filter((line) => line.includes('<eve@example.com>'))).toEqual([]);
  });
});

describe('an SMS message', () => {
  async function smsService(status: number) {
    const requests: { headers: Record<string, unknown>; body: unknown }[] = [];
    const port = await listen(
      createHttpServer((request, response) => {
        let text = '';
        request.on('data', (chunk: Buffer) => (text += chunk.toString()));
        request.on('end', () => {
          requests.push({ headers: request.headers, body: JSON.parse(text) });
          response.writeHead(status).end();
        });
      }),
    );
    const { sms } = connectorsOf(readConfig({ SMS_URL: `http://127.0.0.1:${port}/send`, SMS_KEY: 'the-key' }));
    return { sms, requests };
  }
  const MESSAGE = { to: '13812345678', text: '【Seaberry】123456', idempotencyKey: 'the-id' };

  it('is posted with its key and a stable Idempotency-Key', async () => {
    const { sms, requests } = await smsService(202);
    await sms?.send(MESSAGE);
    expect(requests).toMatchObject([{ headers: { authorization: 'Bearer the-key', 'idempotency-key': 'the-id' }, body: MESSAGE }]);
  });

  it('fails permanently on 4xx, and is retried on 429 and 5xx', async () => {
    await expect((await smsService(400)).sms?.send(MESSAGE)).rejects.toBeInstanceOf(Refused);
    for (const status of [429, 503]) await expect((await smsService(status)).sms?.send(MESSAGE)).rejects.not.toBeInstanceOf(Refused);
  });
});
