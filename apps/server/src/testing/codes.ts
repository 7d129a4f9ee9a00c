import { createHmac } from 'node:crypto';
import { SECRET, type TestServer } from './server.ts';

/** A captcha whose answer is known: the picture cannot be read by a test, so that its hash is replaced by one of a known answer. */
export async function solvedCaptcha(server: TestServer): Promise<{ id: string; answer: string }> {
  const { id } = await server.auth.captchas.make();
  const hash = createHmac('sha256', SECRET).update(`captcha:${id}:7`).digest('hex');
  await server.deps.db.unit('system', () => server.deps.db.sql('update captcha set answer_hash = $2 where id = $1', [id, hash]));
  return { id, answer: '7' };
}

/** The newest code that was written to an e-mail address or phone number; null when there is none. */
export async function codeSentTo(server: TestServer, recipient: string): Promise<string | null> {
  const { db } = server.deps;
  const [row] = await db.unit('system', () =>
    db.sql<{ body: string }>('select body from outgoing_message where recipient = $1 order by create_time desc, id desc limit 1', [
      recipient,
    ]),
  );
  return /\d{6}/u.exec(row?.body ?? '')?.[0] ?? null;
}
