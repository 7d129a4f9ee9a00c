import { createHmac, randomBytes } from 'node:crypto';

/* Standard Webhooks (https://www.standardwebhooks.com), version 1 with a shared secret. */

const PREFIX = 'whsec_';
/** Recommended are 24 to 64. */
const SECRET_BYTES = 32;

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export interface SignedMessage {
  /** `webhook-id`. */
  id: string;
  /** `webhook-timestamp`, seconds since 1970. */
  timestamp: number;
  body: string;
}

export function signatureOf(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Headers of one attempt. With several secrets, while one replaces the other, a signature of each. */
export const signedHeaders = (secrets: readonly string[], message: SignedMessage) => [
  { key: 'Content-Type', value: 'application/json' },
  { key: 'webhook-id', value: message.id },
  { key: 'webhook-timestamp', value: String(message.timestamp) },
  { key: 'webhook-signature', value: secrets.map((secret) => signatureOf(secret, message)).join(' ') },
];
