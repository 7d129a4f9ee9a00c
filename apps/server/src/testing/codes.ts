import { createHmac } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { captcha } from '../db/schema/core.ts';
import { outgoingMessage } from '../db/schema/session.ts';
import { SECRET, type TestServer } from './server.ts';

/** A captcha with a known solution: tests cannot read the picture, so its hash is replaced. */
export async function solvedCaptcha(server: TestServer): Promise<{ id: string; answer: string }> {
  const { id } = await server.auth.captchas.make();
  const hash = createHmac('sha256', SECRET).update(`captcha:${id}:7`).digest('hex');
  await server.deps.db.transaction('system', () => server.deps.db.orm.update(captcha).set({ answerHash: hash }).where(eq(captcha.id, id)));
  return { id, answer: '7' };
}

/** Newest code sent to an email address or phone number; null without any. */
export async function codeSentTo(server: TestServer, recipient: string): Promise<string | null> {
  const { db } = server.deps;
  const [row] = await db.transaction('system', () =>
    db.orm
      .select({ body: outgoingMessage.body })
      .from(outgoingMessage)
      .where(eq(outgoingMessage.recipient, recipient))
      .orderBy(desc(outgoingMessage.createTime), desc(outgoingMessage.id))
      .limit(1),
  );
  return /\d{6}/u.exec(row?.body ?? '')?.[0] ?? null;
}
