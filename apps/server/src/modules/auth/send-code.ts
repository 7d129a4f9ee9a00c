import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from '@seaberry/i18n';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/port.ts';
import { BusinessError, TooMany } from '../../http/errors.ts';
import { consume } from '../../http/limits.ts';
import type { Queue } from '../../jobs/queue.ts';
import { channelWorks, codeKey, sendOut } from '../outgoing/outgoing.ts';
import { codeWords } from '../outgoing/texts.ts';
import { CAPTCHA_AFTER, type Attempts } from './attempts.ts';
import type { Captchas } from './captcha.ts';
import { CODE_MINUTES, RESEND_SECONDS, type CodePurpose, type Codes } from './codes.ts';
import { findByName } from './people.ts';
import { readTarget } from './target.ts';

const HOUR_S = 3600;
/** Codes to one e-mail address or phone number in an hour, whoever asks. */
const PER_TARGET = 6;
/** An answer takes at least this long, so that it does not tell whether a message was written. */
const FLOOR_MS = 250;

export interface SendCodeInput {
  to: string;
  purpose: CodePurpose;
  codeId?: string | number | null | undefined;
  code?: string | null | undefined;
}

export interface SendCodeParts {
  config: Config;
  db: Db;
  attempts: Attempts;
  captchas: Captchas;
  codes: Codes;
  now: () => number;
}

interface Asking {
  ip: string;
  locale: Locale;
  queue: Queue;
}

/**
 * Sends a code. To sign in or to set a password it goes to known people only, and the answer is the same for everybody. One to `change` to
 * an address proves that the address is reached, and nothing else.
 *
 * @throws BusinessError target, noEmail, noSms, D0008 captcha, codeTooSoon; TooMany
 */
export function createSendCode({ config, db, attempts, captchas, codes, now }: SendCodeParts) {
  const byAddress = new RateLimiterMemory({ points: config.codesPerHour, duration: HOUR_S });
  const byTarget = new RateLimiterMemory({ points: PER_TARGET, duration: HOUR_S });
  const captchaFrom = Math.ceil(config.codesPerHour / 4);

  async function asksForCaptcha(ip: string): Promise<boolean> {
    if (config.captcha === 'always' || ((await byAddress.get(ip))?.consumedPoints ?? 0) >= captchaFrom) return true;
    // The account is none of the question here: what is asked for must not depend on whether it is known.
    return (await attempts.ofAddress(ip)) >= CAPTCHA_AFTER;
  }

  const mayBeSent = async (purpose: CodePurpose, address: string): Promise<boolean> => {
    const person = await findByName(db, address);
    return purpose === 'register' || purpose === 'change' || (person !== null && person.enabled && person.tenant_enabled);
  };

  return async function sendCode(
    input: SendCodeInput,
    { ip, locale, queue }: Asking,
  ): Promise<{ resendSeconds: number; expirySeconds: number }> {
    const { channel, address } = readTarget(input.to);
    if (!channelWorks(config, channel)) throw new BusinessError(channel === 'email' ? 'noEmail' : 'noSms');
    if ((await asksForCaptcha(ip)) && !(await captchas.fits(input.codeId, input.code))) throw new BusinessError('D0008');
    await consume(byAddress, ip);
    const sent = await byTarget.get(address);
    if (sent && sent.remainingPoints <= 0) throw new TooMany(Math.ceil(sent.msBeforeNext / 1000));

    const floor = pause(FLOOR_MS);
    try {
      const known = await mayBeSent(input.purpose, address);
      await codes.issue(input.purpose, address, async (code, id) => {
        if (!known) return;
        const words = codeWords(input.purpose, code, channel, locale);
        await sendOut(db, queue, { channel, recipient: address, ...words, idempotencyKey: codeKey(id), at: now() });
      });
      await byTarget.penalty(address, 1);
    } finally {
      await floor;
    }
    return { resendSeconds: RESEND_SECONDS, expirySeconds: CODE_MINUTES * 60 };
  };
}
