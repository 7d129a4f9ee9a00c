import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { isLocal } from '../../../http/address.ts';
import type { AppEnv } from '../../../http/env.ts';
import { newestMessages, type MessageRow } from '../repo.ts';
import { mailboxPage, PAGE_POLICY } from './page.ts';

const SHOWN = 100;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The newest messages, whether sent or only shown here: `/dev/mailbox` for people, `/dev/mailbox.json` for tests. Only for browsers on this
 * machine, or with the key in the setting DEV_MAILBOX.
 */
export function mountDevMailbox(app: Hono<AppEnv>, { config, db }: Deps): void {
  if (!config.devMailbox) return;
  const { key } = config.devMailbox;
  const isOpen = (context: Context<AppEnv>): boolean =>
    isLocal(context) || (key !== null && timingSafeEqual(digest(key), digest(context.req.query('key') ?? '')));
  const messages = (): Promise<MessageRow[]> => db.transaction('system', () => newestMessages(db, SHOWN));
  app.get('/dev/mailbox', async (context, next) => {
    if (!isOpen(context)) return next();
    const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': PAGE_POLICY, 'Referrer-Policy': 'no-referrer' };
    return context.html(mailboxPage(await messages()), 200, headers);
  });
  app.get('/dev/mailbox.json', async (context, next) => {
    if (!isOpen(context)) return next();
    const rows = await messages();
    context.header('Cache-Control', 'no-store');
    return context.json(
      rows.map(({ id, channel, recipient, subject, body, state, attempts, lastError, createTime }) => ({
        id,
        channel,
        recipient,
        subject,
        body,
        state,
        attempts,
        lastError,
        createTime,
      })),
    );
  });
}
