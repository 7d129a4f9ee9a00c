import type { Context, Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { clientAddress } from '../../../http/address.ts';
import type { AppEnv } from '../../../http/env.ts';
import { newestMessages, type MessageRow } from '../repo.ts';
import { mailboxPage } from './page.ts';

const SHOWN = 100;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?|::ffff:127(?:\.\d+){3}|local)$/u;

/** Whether the request comes from this machine: by socket address, host name, and without a proxy. */
function isNear(context: Context<AppEnv>): boolean {
  return (
    LOOPBACK.test(clientAddress(context, false)) &&
    LOOPBACK.test(new URL(context.req.url).hostname) &&
    context.req.header('X-Forwarded-For') === undefined &&
    context.req.header('Forwarded') === undefined
  );
}

/**
 * Messages, sent or not sent for lack of a connector: `/dev/mailbox` for people, `/dev/mailbox.json` for tests. With DEV_MAILBOX=1 only.
 */
export function mountDevMailbox(app: Hono<AppEnv>, { config, db }: Deps): void {
  if (!config.devMailbox) return;
  const messages = (): Promise<MessageRow[]> => db.transaction('system', () => newestMessages(db, SHOWN));
  app.get('/dev/mailbox', async (context, next) => (isNear(context) ? context.html(mailboxPage(await messages())) : next()));
  app.get('/dev/mailbox.json', async (context, next) => {
    if (!isNear(context)) return next();
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
