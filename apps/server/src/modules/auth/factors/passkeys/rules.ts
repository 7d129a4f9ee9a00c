import { isLoopback } from '../../../../ports/loopback.ts';

/** The site that a passkey belongs to: its host name, and the origins of pages that may use it. */
export interface Site {
  rpId: string;
  origins: string[];
}

/** @param host Host of the request; other names than ours were refused before. @param configured Origins in the settings */
export function siteOf(host: string, configured: readonly string[]): Site {
  const { hostname: rpId, origin: ofHost } = new URL(`https://${host}`);
  // Browsers offer passkeys over plain http only for addresses of the local machine.
  const own = [ofHost, ...(isLoopback(rpId) ? [`http://${host}`] : [])];
  return { rpId, origins: [...own, ...configured.filter((origin) => new URL(origin).hostname === rpId)] };
}

/** Challenge in the client data of WebAuthn; null for other data. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge: unknown = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
