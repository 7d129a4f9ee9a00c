import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from '@seaberry/i18n';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/port.ts';
import { networkOf } from '../../../http/address.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { RateWindows } from '../../../http/rate-windows.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { channelWorks, codeKey, sendOut } from '../../outgoing/service.ts';
import { codeText } from '../../outgoing/texts.ts';
import { CAPTCHA_AFTER, type Attempts } from '../attempts/service.ts';
import type { Captchas } from '../captcha/service.ts';
import { CODE_MINUTES, RESEND_SECONDS, type CodePurpose, type Codes } from '../codes/service.ts';
import { findByAddress } from '../people/repo.ts';
import { readTarget } from '../codes/rules.ts';

const HOUR_S = 3600;
/** Codes per email address or phone number and hour, over all callers. */
const PER_TARGET = 6;
const MIN_RESPONSE_MS = 250;

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
  rateWindows: RateWindows;
  now: () => number;
  /** Minimum duration of a response, so that it does not reveal whether a message was written. */
  floor?: () => Promise<unknown>;
}

interface RequestContext {
  ip: string;
  locale: Locale;
  queue: Queue;
  /** Runs in the transaction that creates the code. */
  onIssued: () => void;
}

/**
 * Sends a verification code. For sign-in and password reset only known users get a message, but the response is the same for all. For
 * registration and a change of address everyone gets one: the code proves that the address is theirs.
 * @throws BusinessError target, noEmail, noSms, captchaNeeded, codeTooSoon; TooMany
 */
export function createSendCode(parts: SendCodeParts) {
  const { config, db, attempts, captchas, codes, rateWindows, now, floor = () => pause(MIN_RESPONSE_MS) } = parts;
  const perNetwork = { points: config.codesPerHour, seconds: HOUR_S };
  const perTarget = { points: PER_TARGET, seconds: HOUR_S };
  const keyOf = (ip: string): string => `codes of ${networkOf(ip)}`;
  const captchaFrom = Math.ceil(config.codesPerHour / 4);

  async function needsCaptcha(ip: string): Promise<boolean> {
    if (config.captcha === 'always' || (await rateWindows.count(keyOf(ip))) >= captchaFrom) return true;
    // Failures of the network, not of the account: the captcha must not reveal whether the account exists.
    return (await attempts.failuresOfNetwork(ip)) >= CAPTCHA_AFTER;
  }

  const mayReceive = async (purpose: CodePurpose, address: string): Promise<boolean> => {
    const person = await findByAddress(db, address);
    return purpose === 'register' || purpose === 'change' || (person !== null && person.enabled && person.tenantEnabled);
  };

  return async function sendCode(
    input: SendCodeInput,
    { ip, locale, queue, onIssued }: RequestContext,
  ): Promise<{ resendSeconds: number; expirySeconds: number }> {
    const { channel, address } = readTarget(input.to);
    if (!channelWorks(config, channel)) throw new BusinessError(channel === 'email' ? 'noEmail' : 'noSms');
    if ((await needsCaptcha(ip)) && !(await captchas.fits(input.codeId, input.code))) throw new BusinessError(ERROR.captchaNeeded);
    await rateWindows.take(keyOf(ip), perNetwork);

    const minimumDuration = floor();
    try {
      const receives = await mayReceive(input.purpose, address);
      await codes.issue(input.purpose, address, async (code, id) => {
        await rateWindows.take(`codes to ${address}`, perTarget);
        onIssued();
        if (!receives) return;
        const text = codeText(input.purpose, code, channel, locale);
        await sendOut(db, queue, { channel, recipient: address, ...text, idempotencyKey: codeKey(id), at: now() });
      });
    } finally {
      await minimumDuration;
    }
    return { resendSeconds: RESEND_SECONDS, expirySeconds: CODE_MINUTES * 60 };
  };
}
