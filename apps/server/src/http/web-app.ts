import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { LIBRARY_STYLES, policy, scriptsOf } from './security.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /\.(?:html|m?js|css|json|map|svg|txt|wasm|webmanifest)$/u;
/** A name with a content hash can be cached forever. */
const HASHED = /[-.][\w-]{8,}\.\w+$/u;

interface Asset {
  type: string;
  etag: string;
  cacheControl: string;
  /** Inline scripts of a page, for its policy; null for other files. */
  scripts: readonly string[] | null;
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer> | null;
  gzip: Uint8Array<ArrayBuffer> | null;
}

export interface StaticOptions {
  prefix?: string;
  fallback?: boolean;
  /** Names of the served files, relative to the folder. */
  only?: RegExp;
  /** Current hosts that may be framed. */
  frames?: () => Promise<readonly string[]>;
}

/** The only pages of ours that other sites may frame. */
const FRAMABLE = new Set(['/Map', '/Map-app']);

/**
 * Serves a folder of files, read once at start, under a prefix. Unknown paths that look like pages get `index.html` (the app has its own
 * routes) with `fallback`.
 */
export function staticFiles(
  folder: string,
  { prefix = '/', fallback = false, only = /./u, frames }: StaticOptions = {},
): MiddlewareHandler {
  const assets = new Map<string, Asset>();
  for (const file of filesIn(folder)) {
    const name = relative(folder, file).split(sep).join('/');
    if (/\.(?:br|gz)$/u.test(file) || !only.test(name)) continue;
    assets.set(`${prefix}${name}`, readAsset(file));
  }
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    const path = context.req.path === prefix ? `${prefix}index.html` : decodePath(context.req.path);
    if (path === null) return next();
    const isPage = fallback && !path.startsWith('/api/') && extname(path) === '';
    const asset = assets.get(path) ?? (isPage ? assets.get(`${prefix}index.html`) : undefined);
    if (!asset) return next();
    const { scripts } = asset;
    const csp: Record<string, string> =
      scripts === null
        ? {}
        : {
            'Content-Security-Policy': policy({
              scripts,
              styles: LIBRARY_STYLES,
              frames: (await frames?.()) ?? [],
              framable: FRAMABLE.has(path),
            }),
          };
    // A browser replaces its cached headers with those of a 304.
    if (context.req.header('If-None-Match') === asset.etag) return context.body(null, 304, { ETag: asset.etag, ...csp });
    return send(asset, context.req.header('Accept-Encoding') ?? '', csp);
  };
}

/** A path that cannot be decoded matches no file. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function send(asset: Asset, accepted: string, csp: Record<string, string>): Response {
  const encoding = asset.br && /\bbr\b/u.test(accepted) ? 'br' : asset.gzip && /\bgzip\b/u.test(accepted) ? 'gzip' : null;
  const body = (encoding && asset[encoding]) ?? asset.plain;
  return new Response(body, {
    headers: {
      'Content-Type': asset.type,
      'Cache-Control': asset.cacheControl,
      ETag: asset.etag,
      Vary: 'Accept-Encoding',
      ...csp,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  });
}

function readAsset(file: string): Asset {
  const plain = new Uint8Array(readFileSync(file));
  const beside = (ending: string) => (existsSync(file + ending) ? new Uint8Array(readFileSync(file + ending)) : null);
  const compressible = COMPRESSIBLE.test(file) && plain.length > 1024;
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cacheControl: HASHED.test(file) && file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    scripts: file.endsWith('.html') ? scriptsOf(new TextDecoder().decode(plain)) : null,
    plain,
    br: beside('.br'),
    gzip: beside('.gz') ?? (compressible ? new Uint8Array(gzipSync(plain)) : null),
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}
