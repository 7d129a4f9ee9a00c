import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { withCorrelation } from '../ports/correlation.ts';
import type { AppEnv } from './env.ts';

/**
 * For the web app: its own scripts only; styles may be inline, since libraries set them; pages of menu entries may be framed.
 *
 * @param scripts scripts that stand in the page itself, known by their hash
 */
const policy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' https:",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

const CSP = policy([]);

/** The policy of a page with scripts of its own inside. */
export const policyOfPage = (html: string): string =>
  policy([...html.matchAll(/<script>([^]*?)<\/script>/gu)].map(([, code = '']) => code));

const CSP_HEADER = 'Content-Security-Policy';

const HEADERS: [string, string][] = [
  [CSP_HEADER, CSP],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
];

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of HEADERS) if (name !== CSP_HEADER || !context.res.headers.has(name)) context.res.headers.set(name, value);
};

/** One id per request, taken from the caller if it is fit to stand in a log. */
export const correlation: MiddlewareHandler<AppEnv> = async (context, next) => {
  const given = context.req.header('X-Correlation-Id');
  const id = given && /^[\w.:-]{6,100}$/u.test(given) ? given : crypto.randomUUID();
  context.set('correlationId', id);
  await withCorrelation(id, next);
  context.res.headers.set('X-Correlation-Id', id);
};
