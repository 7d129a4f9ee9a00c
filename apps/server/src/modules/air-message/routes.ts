import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { isSending, type SendingAirline } from '../../carriers/registry.ts';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/address.ts';
import { limitBody } from '../../http/body-limit.ts';
import { localeOf } from '../../http/context.ts';
import type { AppEnv } from '../../http/env.ts';
import { success, tooLarge } from '../../http/envelope.ts';
import { SignedOut } from '../../http/errors.ts';
import type { Limits } from '../../http/limits.ts';
import { errorResponse } from '../../http/replies.ts';
import { receiveMessages } from './service.ts';

/** Address to which airlines send messages. No call of the contract: the body is the message itself, and a key takes the place of a session. */
export const AIR_MESSAGE_PATH = '/api/airMessage/receive';
/** Some hundred messages in text form. */
const MAX_BYTES = 1024 * 1024;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Accepts messages of the airlines whose setting has a key: 202 with a receipt, 401 without a known key, 413 and 422. */
export function mountAirMessages(app: Hono<AppEnv>, deps: Deps, limits: Limits): void {
  const senders = deps.config.carriers
    .filter(isSending)
    .flatMap((airline) => (airline.apiKey ? [{ airline, key: digest(airline.apiKey) }] : []));
  if (senders.length === 0) return;
  const names = [...new Set(senders.map(({ airline }) => airline.apiKeyHeader ?? 'API-Key'))];
  const senderOf = (header: (name: string) => string | undefined): SendingAirline | undefined => {
    const given = new Map(names.map((name) => [name, digest(header(name) ?? '')]));
    // Each is compared, so that the time of the response is the same.
    const known = senders.filter(({ airline, key }) => timingSafeEqual(key, given.get(airline.apiKeyHeader ?? 'API-Key') ?? digest('')));
    return known[0]?.airline;
  };
  app.use(
    AIR_MESSAGE_PATH,
    limitBody(MAX_BYTES, (context) => errorResponse(tooLarge(localeOf(context)))),
  );
  app.post(AIR_MESSAGE_PATH, async (context) => {
    const airline = senderOf((name) => context.req.header(name));
    if (!airline) {
      await limits.count(null, clientAddress(context, deps.config.trustProxy), AIR_MESSAGE_PATH);
      throw new SignedOut();
    }
    const receipt = await receiveMessages(deps, airline.code, await context.req.text());
    const taken = receipt.accepted + receipt.repeated;
    return context.json(success(receipt), taken > 0 ? 202 : 422, { 'Cache-Control': 'no-store' });
  });
}
