import { createTransport } from 'nodemailer';
import type { Config } from '../../../config.ts';
import type { OutgoingTemplate } from '../../../db/schema/session.ts';

/** Permanent rejection of a message, for which a retry is useless. */
export class Refused extends Error {}

export interface EmailConnector {
  /** @throws Refused for a permanent rejection, other errors for a temporary one. */
  send(email: { to: string; subject: string; text: string; idempotencyKey: string }): Promise<void>;
}

export interface SmsConnector {
  /** @throws Refused for a permanent rejection, other errors for a temporary one. */
  send(message: { to: string; text: string; template?: OutgoingTemplate; idempotencyKey: string }): Promise<void>;
}

export interface Connectors {
  email: EmailConnector | null;
  sms: SmsConnector | null;
}

const TIMEOUT_MS = 15_000;

/** Connectors of the settings; null for a channel without settings. */
export const connectorsOf = (config: Config): Connectors => ({
  email: config.smtpUrl === null ? null : smtpConnector(config.smtpUrl, config),
  sms: config.sms === null ? null : webhookConnector(config.sms),
});

/** Email by SMTP, from the sender of the moment. The Message-ID is the same in every attempt, so that a mailbox shows the message once. */
function smtpConnector(url: string, config: Pick<Config, 'mailFrom'>): EmailConnector {
  const transport = createTransport({ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  return {
    async send({ to, subject, text, idempotencyKey }) {
      const from = config.mailFrom;
      if (from === null) throw new Error('No sender of email is set.');
      const domain = /@([^\s@>]+)/u.exec(from)?.[1] ?? 'localhost';
      try {
        await transport.sendMail({
          from,
          // nodemailer takes an object as one address; in a text, a comma would separate two.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${idempotencyKey}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : null;
        if (typeof code === 'number' && code >= 500) throw new Refused(`The mail server refused it (${code}).`, { cause: error });
        throw error;
      }
    },
  };
}

/**
 * SMS by a webhook of the operator: `POST {"to","text","idempotencyKey"}`, and `"template"` where a template is to be sent in place of the text, with `Authorization: Bearer <key>` and `Idempotency-Key`. 2xx
 * means accepted; 4xx is permanent, except for 408, 425 and 429.
 */
function webhookConnector({ url, key }: { url: string; key: string | null }): SmsConnector {
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': message.idempotencyKey,
          ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { status } = response;
      await response.body?.cancel();
      if (response.ok) return;
      const problem = `The SMS service answered ${status}.`;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw new Refused(problem);
      throw new Error(problem);
    },
  };
}
