import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CarrierSetting } from './carriers/registry.ts';

/** What the server can be told; see the table in the operator's documentation. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Folder of the built web app, or null. */
  webDir: string | null;
  trackingClock: string | undefined;
  carriers: CarrierSetting[];
  /** Wall seconds between two questions about a bill. */
  pollIntervalS: number;
  demoFile: string | null;
  corsOrigins: string[];
  logLevel: string;
  secretKey: string | null;
  accessTokenMinutes: number;
  refreshTokenMinutes: number;
  /** `auto`: after failures only. */
  captcha: 'auto' | 'always';
  /** Behind a proxy that sets X-Forwarded-For. */
  trustProxy: boolean;
  /** Calls a minute: per person, and per address for those not signed in. */
  rateLimit: { signedIn: number; anonymous: number };
  version: string;
}

/** A setting that cannot be used; its text is meant for the person who starts the server. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>;

/** @throws ConfigError in plain words. */
export function readConfig(env: Env): Config {
  const databaseUrl = env['DATABASE_URL'] || null;
  const secretKey = env['SECRET_KEY'] || null;
  if (databaseUrl && !secretKey) {
    throw new ConfigError('SECRET_KEY is missing. With DATABASE_URL every server process needs the same secret of at least 32 characters.');
  }
  if (secretKey && secretKey.length < 32) throw new ConfigError('SECRET_KEY is too short. It needs at least 32 characters.');
  return {
    port: wholeNumber(env, 'PORT', 5320, 0, 65_535),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    databaseUrl,
    webDir: env['WEB_DIR'] ? resolve(env['WEB_DIR']) : null,
    trackingClock: env['TRACKING_CLOCK'] || undefined,
    carriers: readCarriers(env),
    pollIntervalS: wholeNumber(env, 'POLL_INTERVAL_S', 900, 1, 86_400),
    demoFile: env['DEMO_FILE'] ? resolve(env['DEMO_FILE']) : null,
    corsOrigins: list(env['CORS_ORIGINS']),
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
    secretKey,
    accessTokenMinutes: positive(env, 'ACCESS_TOKEN_MINUTES', 10_080),
    refreshTokenMinutes: positive(env, 'REFRESH_TOKEN_MINUTES', 20_160),
    captcha: oneOf(env, 'CAPTCHA', ['auto', 'always']),
    trustProxy: env['TRUST_PROXY'] === '1',
    rateLimit: {
      signedIn: wholeNumber(env, 'RATE_LIMIT_PER_MINUTE', 6000, 1, 10_000_000),
      anonymous: wholeNumber(env, 'RATE_LIMIT_ANONYMOUS_PER_MINUTE', 600, 1, 10_000_000),
    },
    version: readVersion(),
  };
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} is "${env[name]}". It must be a whole number from ${min} to ${max}.`);
  }
  return value;
}

function positive(env: Env, name: string, fallback: number): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (!Number.isFinite(value) || value <= 0) throw new ConfigError(`${name} is "${env[name]}". It must be a number above 0.`);
  return value;
}

function oneOf<const T extends readonly [string, ...string[]]>(env: Env, name: string, allowed: T): T[number] {
  const value = env[name] || allowed[0];
  const found = allowed.find((one) => one === value);
  if (!found) throw new ConfigError(`${name} is "${value}". It must be one of ${allowed.join(', ')}.`);
  return found;
}

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function readCarriers(env: Env): CarrierSetting[] {
  const file = env['CARRIERS_FILE'];
  const text = env['CARRIERS'] || (file ? readText(file, 'CARRIERS_FILE') : '[]');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ConfigError('CARRIERS is not JSON. It must be a list such as [{"code":"MAEU","baseUrl":"https://…","apiKey":"…"}].');
  }
  if (!Array.isArray(parsed)) throw new ConfigError('CARRIERS must be a list.');
  return parsed.map((entry: unknown, at) => carrier(entry, at + 1));
}

function carrier(entry: unknown, position: number): CarrierSetting {
  const value = typeof entry === 'object' && entry !== null ? entry : {};
  const required = (key: string): string => {
    const found: unknown = Reflect.get(value, key);
    if (typeof found !== 'string' || found === '') throw new ConfigError(`CARRIERS: entry ${position} needs "${key}".`);
    return found;
  };
  required('code');
  const url = required('baseUrl');
  if (!URL.canParse(url.replaceAll('{code}', 'X')))
    throw new ConfigError(`CARRIERS: entry ${position} has the address "${url}", which is none.`);
  return value as CarrierSetting; // Checked above as far as the connector relies on it; the rest is optional.
}

function readText(file: string, setting: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`${setting} names ${file}, which cannot be read.`);
  }
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const version: unknown = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : null;
  return typeof version === 'string' ? version : '0.0.0';
}
