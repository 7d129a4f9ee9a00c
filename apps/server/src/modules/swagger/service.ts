import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import { readCookie, writeCookie } from '../../http/private-cookie.ts';

const COOKIE = 'seaberry-docs';
const HOUR_S = 3600;
/** Paths that need the cookie: the pages, and the calls that check access. */
const PATHS = ['/api/docs', '/api/openapi.json', '/api/swagger'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Access to the API document. Its cookie is valid for the document only. */
export function createDocsGuard(access: Config['apiDocs'], secret: Uint8Array, now: () => number) {
  const allowed = typeof access === 'string' ? null : access;
  const signed = (until: string): Buffer =>
    createHmac('sha256', secret).update(`docs:${allowed?.user}:${allowed?.password}:${until}`).digest();

  return {
    /** Whether the settings close the document to all readers. */
    closed: access === 'closed',
    /** Whether a request may read the document. @param cookies The `Cookie` header. */
    opens(cookies: string | undefined, secure: boolean): boolean {
      if (allowed === null) return access === 'open';
      const [until = '', signature = ''] = (readCookie(cookies, COOKIE, secure) ?? '').split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = signed(until);
      return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now();
    },
    /** Values of `Set-Cookie` for the right name and password; null for wrong ones. */
    open(user: string, password: string, secure: boolean): string[] | null {
      if (allowed === null) return access === 'open' ? [] : null;
      const userFits = timingSafeEqual(digest(user), digest(allowed.user));
      const passwordFits = timingSafeEqual(digest(password), digest(allowed.password));
      if (!userFits || !passwordFits) return null;
      const until = String(now() + HOUR_S * 1000);
      const value = `${until}.${signed(until).toString('base64url')}`;
      // Over https all are the same cookie, as its name has the prefix `__Host-`, which requires the path `/`.
      return [...new Set(PATHS.map((path) => writeCookie({ name: COOKIE, value, path, seconds: HOUR_S, secure })))];
    },
  };
}

export type DocsGuard = ReturnType<typeof createDocsGuard>;
