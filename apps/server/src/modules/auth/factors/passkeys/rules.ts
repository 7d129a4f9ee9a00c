import { isLoopback } from '../../../../ports/loopback.ts';

/** The site that a passkey belongs to: its host name, and the origins of pages that may use it. */
export interface Site {
  rpId: string;
  origins: string[];
}

/** @param host That the caller asked; names that are not ours are refused before. @param others Origins of the settings */
export function siteOf(host: string, others: readonly string[]): Site {
  const { hostname: rpId, origin: ofHost } = new URL(`https://${host}`);
  // Browsers offer passkeys over plain http on this machine alone.
  const own = [ofHost, ...(isLoopback(rpId) ? [`http://${host}`] : [])];
  return { rpId, origins: [...own, ...others.filter((origin) => new URL(origin).hostname === rpId)] };
}

/** Challenge in the data that the browser signed; null when they are no such data. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge: unknown = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
