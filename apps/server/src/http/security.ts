import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { withCorrelation } from '../ports/correlation.ts';
import { isSecure } from './address.ts';
import type { AppEnv } from './env.ts';

export interface PagePolicy {
  /** Inline scripts of the page, by hash. */
  scripts?: readonly string[];
  /** Inline style elements, by hash. */
  styles?: readonly string[];
  /** Origins that may be framed: those of the menu. */
  frames?: readonly string[];
  /** Pages that any site may frame: the maps. */
  framable?: boolean;
}

/** Source of a policy that allows one inline script or style. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const SCROLL_AREA_STYLE = "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='";
const CROPPER_STYLE = "'sha256-j5R5nb6PQCztPIo1zf9PI8+Hk02ZHFIqPzCb3kFJD4U='";

/**
 * Style elements of libraries in the web app (Radix Scroll Area, react-easy-crop). An empty one is filled through the CSSOM, as
 * `shared/style-text.ts` of the web does.
 */
export const LIBRARY_STYLES = [hashOf(''), SCROLL_AREA_STYLE, CROPPER_STYLE];

/** Policy of a page: own scripts and style sheets, and inline ones by hash. */
export const policy = ({ scripts = [], styles = [], frames = [], framable = false }: PagePolicy = {}): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...frames].join(' '),
    `frame-ancestors ${framable ? '*' : "'self'"}`,
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/** Hashes of the scripts inside of a page. */
export const scriptsOf = (html: string): string[] => [...html.matchAll(/<script>([^]*?)<\/script>/gu)].map(([, code = '']) => hashOf(code));

const CSP_HEADER = 'Content-Security-Policy';
const FRAME_HEADER = 'X-Frame-Options';
const FRAMED_BY = 'SAMEORIGIN';
const CSP = policy();
const FRAMABLE = 'frame-ancestors *';

const HSTS = 'max-age=31536000; includeSubDomains';

export const RESOURCE_HEADER = 'Cross-Origin-Resource-Policy';

const HEADERS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [RESOURCE_HEADER, 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
];

/** Default headers of responses without a policy of their own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(HEADERS),
  [CSP_HEADER]: CSP,
  [FRAME_HEADER]: FRAMED_BY,
};

/** @param trustProxy Whether a proxy is in front: only then can the browser have used https. */
export const securityHeaders =
  (trustProxy: boolean): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next();
    if (trustProxy && isSecure(context, trustProxy)) context.res.headers.set('Strict-Transport-Security', HSTS);
    if (context.get('complete') === context.res) return;
    const { headers } = context.res;
    for (const [name, value] of HEADERS) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has(CSP_HEADER)) headers.set(CSP_HEADER, CSP);
    // Older browsers have no exception per host in this header, so it is omitted where the policy allows framing.
    if (!headers.get(CSP_HEADER)?.includes(FRAMABLE)) headers.set(FRAME_HEADER, FRAMED_BY);
  };

export const CORRELATION_HEADER = 'X-Correlation-Id';

/** A caller's correlation id that is safe in a log. */
const CLIENT_ID = /^[\w.:-]{6,100}$/u;

/** Correlation id of a request: always our own, so that no two requests share one. That of the caller accompanies it in log lines. */
export const correlation: MiddlewareHandler<AppEnv> = async (context, next) => {
  const given = context.req.header(CORRELATION_HEADER);
  const id = crypto.randomUUID();
  context.set('correlationId', id);
  await withCorrelation(id, next, given && CLIENT_ID.test(given) ? given : null);
  if (context.get('complete') !== context.res) context.res.headers.set(CORRELATION_HEADER, id);
};
