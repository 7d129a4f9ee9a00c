import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';

const COOKIE = 'seaberry-docs';
const HOUR_S = 3600;
/** Paths of the cookie: the guarded ones, and the call that checks access. */
const PATHS = ['/api/docs', '/api/openapi.json', '/api/swagger'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Access to the API document. Its cookie is valid for the document only. */
export function createDocsGuard(allowed: Config['apiDocs'], secret: Uint8Array, now: () => number) {
  const signed = (until: string): Buffer =>
    createHmac('sha256', secret).update(`docs:${allowed?.user}:${allowed?.password}:${until}`).digest();

  return {
    /** @param cookies The `Cookie` header. */
    opens(cookies: string | undefined): boolean {
      if (allowed === null) return true;
      const [, until = '', signature = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d+)\\.([\\w-]+)`, 'u').exec(cookies ?? '') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = signed(until);
      return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now();
    },
    /** For the right name and password: values of `Set-Cookie`; null otherwise. */
    open(user: string, password: string, secure: boolean): string[] | null {
      if (allowed === null) return [];
      const userFits = timingSafeEqual(digest(user), digest(allowed.user));
      const passwordFits = timingSafeEqual(digest(password), digest(allowed.password));
      if (!userFits || !passwordFits) return null;
      const until = String(now() + HOUR_S * 1000);
      const value = `${until}.${signed(until).toString('base64url')}`;
      return PATHS.map(
        (path) => `${COOKIE}=${value}; Path=${path}; Max-Age=${HOUR_S}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
      );
    },
  };
}

export type DocsGuard = ReturnType<typeof createDocsGuard>;
