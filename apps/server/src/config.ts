import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_PASSWORD_POLICY, PASSWORD_CLASSES, type PasswordPolicy } from '@seaberry/api-client/password-policy';
import type { Locale } from '@seaberry/i18n';
import { PROTOCOLS, type CarrierSetting } from './carriers/registry.ts';
import type { S3Setting } from './files/s3.ts';
import { isLoopback } from './ports/loopback.ts';
import { secretFault } from './ports/secret.ts';

export const HASHES = ['sha256', 'sha384', 'sha512'] as const;
export type Hash = (typeof HASHES)[number];

/**
 * Settings of the server, read from its environment; docs/operating.md lists them. Parameters of the installation replace some of them while
 * it runs (`modules/config/parameters`).
 */
export interface Config {
  /** Names of the environment variables that are set. */
  given: ReadonlySet<string>;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Folder of the built web app, or null. */
  webDir: string | null;
  trackingClock: string | undefined;
  carriers: CarrierSetting[];
  /** Wall seconds between two requests for a bill. */
  pollIntervalS: number;
  demoFile: string | null;
  corsOrigins: string[];
  /** Host names that requests may address besides those of this machine; null accepts any. */
  hosts: readonly string[] | null;
  logLevel: string;
  secretKey: string | null;
  /** Former secrets, whose tokens are still accepted. */
  formerSecretKeys: readonly string[];
  /** Of signatures of tokens, and of codes and captchas that wait for their answer. */
  hash: Hash;
  accessTokenMinutes: number;
  refreshTokenMinutes: number;
  /** Hours after which a session ends, whatever is renewed meanwhile. */
  sessionHours: number;
  /** Days after which a session ends instead, also when the browser was closed; null ends it after `sessionHours` or with the browser. */
  keepSignedInDays: number | null;
  /** `auto` requires a captcha only after failures. */
  captcha: 'auto' | 'always';
  /** Consecutive wrong passwords that lock an account for one network, and for how long. */
  maxFailures: number;
  lockMinutes: number;
  /** Every user needs a second factor, not only those whose role requires one. */
  secondFactor: boolean;
  /** Behind a proxy that sets X-Forwarded-For. */
  trustProxy: boolean;
  /** Requests per minute: per authenticated user, and per address for anonymous requests. */
  rateLimit: { signedIn: number; anonymous: number };
  /** Codes by email and SMS per address and hour; after a quarter of them a captcha is required. */
  codesPerHour: number;
  /** `smtp://` or `smtps://`, with name and password; null disables email. */
  smtpUrl: string | null;
  /** Sender of email, as a bare address or `Name <address>`; null disables email. */
  mailFrom: string | null;
  /** Language of email to recipients without a known language. */
  mailLanguage: Locale;
  /** Address at which people open the web app, for links in email, without a slash at the end; null for mail without links. */
  publicUrl: string | null;
  /** URL that receives SMS messages as JSON, and its key; null disables SMS. */
  sms: { url: string; key: string | null } | null;
  /** Shows outgoing messages on /dev/mailbox to this machine, and to others with the key; for development only. Null disables it. */
  devMailbox: { key: string | null } | null;
  /** Host names that HTTP jobs may request although their addresses are in the network of the server. */
  jobHosts: readonly string[];
  /** Host names that web hooks of plugins may request although their addresses are in the network of the server, also without https. */
  pluginHosts: readonly string[];
  /** Host names of directory servers that may be in the network of the server. */
  ldapHosts: readonly string[];
  /** Retention of log rows, in days. */
  logRetentionDays: number;
  /** Retention of the request log, which has a row for each request to a carrier, in days. */
  requestLogDays: number;
  /** Created at the first start of an installation without a demonstration; without a password one is generated and shown once. */
  firstAdmin: { company: string; account: string; password: string | null };
  /** Depth of the regions that a synchronization adds: 1 provinces, 2 with cities, 3 with counties. */
  regionLevel: number;
  /** Largest uploaded file, and all files of a company, in MB. */
  fileMaxMb: number;
  fileQuotaMb: number;
  /** Storage of files; null keeps them in the data folder. */
  s3: S3Setting | null;
  /** Virus scanner: `http://`, `https://` or `clamd://`; null for none. */
  scanUrl: string | null;
  /** Berries granted to a company at registration. */
  welcomeBerries: number;
  /** How long a proof of the user's identity counts for calls that need a recent one. */
  proofMinutes: number;
  /** Rules for new passwords. */
  passwordPolicy: PasswordPolicy;
  /** Signing in ends the other sessions of the user. */
  singleLogin: boolean;
  /** 64 hex digits; enables passwords encrypted to its public key. */
  sm2PrivateKey: string | null;
  /** The API document: closed, open to all, or to those with the credentials. */
  apiDocs: 'closed' | 'open' | { user: string; password: string };
  version: string;
}

/** Invalid setting; the message addresses the operator who starts the server. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>;

/** @throws ConfigError with a message for the operator. */
export function readConfig(env: Env): Config {
  const databaseUrl = env['DATABASE_URL'] || null;
  const secretKey = env['SECRET_KEY'] || null;
  if (databaseUrl && !secretKey) {
    throw new ConfigError('SECRET_KEY is missing. With DATABASE_URL every server process needs the same secret of at least 32 characters.');
  }
  const fault = secretKey && secretFault(secretKey);
  if (fault) throw new ConfigError(`SECRET_KEY ${fault}.`);
  const hash = oneOf(env, 'HASH_ALGORITHM', HASHES);
  // RFC 7518 §3.2: a key at least as long as the hash.
  const shortest = Number(hash.slice(3)) / 8;
  if (secretKey && secretKey.length < shortest) throw new ConfigError(`SECRET_KEY needs at least ${shortest} characters for ${hash}.`);
  const formerSecretKeys = list(env['SECRET_KEY_FORMER']);
  for (const former of formerSecretKeys) {
    const formerFault = secretFault(former);
    if (formerFault) throw new ConfigError(`SECRET_KEY_FORMER ${formerFault}.`);
  }
  return {
    given: new Set(Object.keys(env).filter((name) => env[name])),
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
    hosts: readHosts(env),
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
    secretKey,
    formerSecretKeys,
    hash,
    accessTokenMinutes: positiveNumber(env, 'ACCESS_TOKEN_MINUTES', 15),
    refreshTokenMinutes: positiveNumber(env, 'REFRESH_TOKEN_MINUTES', 20_160),
    sessionHours: positiveNumber(env, 'SESSION_HOURS', 12),
    keepSignedInDays: env['KEEP_SIGNED_IN_DAYS'] ? wholeNumber(env, 'KEEP_SIGNED_IN_DAYS', 30, 1, 365) : null,
    captcha: oneOf(env, 'CAPTCHA', ['auto', 'always']),
    maxFailures: 5,
    regionLevel: 3,
    lockMinutes: 30,
    secondFactor: false,
    trustProxy: env['TRUST_PROXY'] === '1',
    rateLimit: {
      signedIn: wholeNumber(env, 'RATE_LIMIT_PER_MINUTE', 6000, 1, 10_000_000),
      anonymous: wholeNumber(env, 'RATE_LIMIT_ANONYMOUS_PER_MINUTE', 600, 1, 10_000_000),
    },
    codesPerHour: wholeNumber(env, 'RATE_LIMIT_CODES_PER_HOUR', 20, 1, 1_000_000),
    jobHosts: list(env['JOB_HOSTS']).map((host) => host.toLowerCase()),
    pluginHosts: list(env['PLUGIN_HOSTS']).map((host) => host.toLowerCase()),
    ldapHosts: list(env['LDAP_HOSTS']).map((host) => host.toLowerCase()),
    logRetentionDays: wholeNumber(env, 'LOG_RETENTION_DAYS', 180, 1, 36_500),
    requestLogDays: wholeNumber(env, 'REQUEST_LOG_DAYS', 7, 1, 365),
    firstAdmin: readFirstAdmin(env),
    fileMaxMb: wholeNumber(env, 'FILE_MAX_MB', 50, 1, 2000),
    fileQuotaMb: wholeNumber(env, 'FILE_QUOTA_MB', 10_240, 1, 100_000_000),
    s3: readS3(env),
    scanUrl: readAddress(env, 'FILE_SCAN_URL', ['http:', 'https:', 'clamd:']),
    welcomeBerries: wholeNumber(env, 'WELCOME_BERRIES', 10, 0, 1_000_000),
    proofMinutes: positiveNumber(env, 'PROOF_MINUTES', 10),
    passwordPolicy: readPasswordPolicy(env),
    singleLogin: env['SINGLE_LOGIN'] === '1',
    sm2PrivateKey: readSm2Key(env),
    apiDocs: readApiDocs(env),
    devMailbox: readDevMailbox(env),
    publicUrl: readAddress(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/u, '') ?? null,
    ...readOutgoing(env),
    version: readVersion(),
  };
}

/** Without HOSTS a server that only this machine reaches accepts its own names, so that no page can reach it by a name of its own. */
function readHosts(env: Env): Config['hosts'] {
  const named = list(env['HOSTS']).map((host) => host.toLowerCase());
  const wrong = named.find((host) => !URL.canParse(`http://${host}`) || new URL(`http://${host}`).hostname !== host);
  if (wrong !== undefined)
    throw new ConfigError(`HOSTS names "${wrong}". It is a list of host names without port, for example track.example.`);
  if (named.length === 0 && (env['TRUST_PROXY'] === '1' || !isLoopback(env['HOST'] || '127.0.0.1'))) return null;
  const publicUrl = readAddress(env, 'PUBLIC_URL', ['http:', 'https:']);
  return publicUrl ? [...named, new URL(publicUrl).hostname] : named;
}

function readPasswordPolicy(env: Env): PasswordPolicy {
  const { minLength, maxLength, classes } = DEFAULT_PASSWORD_POLICY;
  const named = list(env['PASSWORD_CLASSES']);
  const unknown = named.find((one) => !PASSWORD_CLASSES.some((known) => known === one));
  if (unknown !== undefined) {
    throw new ConfigError(`PASSWORD_CLASSES names "${unknown}". It is a list of ${PASSWORD_CLASSES.join(', ')}.`);
  }
  return {
    minLength: wholeNumber(env, 'PASSWORD_MIN_LENGTH', minLength, minLength, maxLength),
    maxLength,
    classes: named.length > 0 ? PASSWORD_CLASSES.filter((one) => named.includes(one)) : classes,
    notAccount: oneOf(env, 'PASSWORD_NOT_ACCOUNT', ['on', 'off']) === 'on',
  };
}

function readS3(env: Env): Config['s3'] {
  const url = readAddress(env, 'FILE_S3_URL', ['http:', 'https:']);
  if (url === null) return null;
  const [accessKeyId, secretAccessKey] = [env['FILE_S3_KEY'], env['FILE_S3_SECRET']];
  if (!accessKeyId || !secretAccessKey) throw new ConfigError('FILE_S3_URL needs FILE_S3_KEY and FILE_S3_SECRET.');
  return { url, region: env['FILE_S3_REGION'] || 'us-east-1', accessKeyId, secretAccessKey };
}

function readFirstAdmin(env: Env): Config['firstAdmin'] {
  const account = env['ADMIN_ACCOUNT'] || 'admin';
  if (!/^[\w.@-]{3,64}$/u.test(account)) {
    throw new ConfigError(`ADMIN_ACCOUNT is "${account}". Use 3 to 64 letters, digits and . _ - @ only.`);
  }
  return { company: env['PLATFORM_COMPANY']?.trim() || 'Platform', account, password: env['ADMIN_PASSWORD'] || null };
}

function readOutgoing(env: Env): Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailLanguage' | 'sms'> {
  const smtpUrl = readAddress(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = env['MAIL_FROM'] || null;
  if (from && !/[^\s@<]+@[^\s@>]+/u.test(from)) throw new ConfigError(`MAIL_FROM is "${from}". It must hold an email address.`);
  const smsUrl = readAddress(env, 'SMS_URL', ['http:', 'https:']);
  return {
    smtpUrl,
    mailFrom: from,
    mailLanguage: oneOf(env, 'MAIL_LANGUAGE', ['en', 'zh-cn', 'zh-tw']),
    sms: smsUrl ? { url: smsUrl, key: env['SMS_KEY'] || null } : null,
  };
}

/** The value may contain a password and is not repeated in the error. */
function readAddress(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = env[name] || null;
  if (value === null) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(
      `${name} cannot be used. It must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
    );
  }
  return value;
}

function readSm2Key(env: Env): string | null {
  const key = env['SM2_PRIVATE_KEY'] || null;
  if (key && !/^[0-9a-f]{64}$/iu.test(key)) throw new ConfigError('SM2_PRIVATE_KEY cannot be used. It must be 64 hex digits.');
  return key?.toLowerCase() ?? null;
}

/** `1`, or a key. */
function readDevMailbox(env: Env): Config['devMailbox'] {
  const value = env['DEV_MAILBOX'] || '0';
  if (value === '0') return null;
  const fault = value === '1' ? null : secretFault(value);
  if (fault) throw new ConfigError(`DEV_MAILBOX ${fault}. It is 1, 0 or a key.`);
  return { key: value === '1' ? null : value };
}

function readApiDocs(env: Env): Config['apiDocs'] {
  const user = env['API_DOCS_USER'] || null;
  const password = env['API_DOCS_PASSWORD'] || null;
  if ((user === null) !== (password === null))
    throw new ConfigError('API_DOCS_USER and API_DOCS_PASSWORD go together: one of them is missing.');
  const access = oneOf(env, 'API_DOCS', ['closed', 'open']);
  if (user && access === 'open') throw new ConfigError('API_DOCS=open contradicts API_DOCS_USER: leave one of them out.');
  return user && password ? { user, password } : access;
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} is "${env[name]}". It must be a whole number from ${min} to ${max}.`);
  }
  return value;
}

function positiveNumber(env: Env, name: string, fallback: number): number {
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

const CARRIER_KEYS = ['code', 'baseUrl', 'protocol', 'apiKey', 'apiKeyHeader', 'folder'] as const;
/** Shortest key with which an airline sends messages: with it one can report any fact about a shipment. */
const MESSAGE_KEY_LENGTH = 32;

function carrier(entry: unknown, position: number): CarrierSetting {
  const fail = (text: string): never => {
    throw new ConfigError(`CARRIERS: entry ${position} ${text}`);
  };
  const value = new Map<string, unknown>(typeof entry === 'object' && entry !== null ? Object.entries(entry) : []);
  const unknown = [...value.keys()].find((key) => !CARRIER_KEYS.some((known) => known === key));
  if (unknown !== undefined) fail(`has "${unknown}", which is no setting. It may have ${CARRIER_KEYS.join(', ')}.`);
  const optional = (key: (typeof CARRIER_KEYS)[number]): string | undefined => {
    const found = value.get(key);
    return found === undefined || typeof found === 'string' ? found : fail(`needs a text as "${key}".`);
  };
  const required = (key: (typeof CARRIER_KEYS)[number]): string => optional(key) || fail(`needs "${key}".`);
  const named = optional('protocol');
  const protocol = PROTOCOLS.find((known) => known === named);
  if (named !== undefined && !protocol) fail(`has the "protocol" ${named}. It may be ${PROTOCOLS.join(' or ')}.`);
  const access = { code: required('code'), apiKey: optional('apiKey'), apiKeyHeader: optional('apiKeyHeader') };
  const folder = optional('folder');
  if (protocol === 'messages') {
    if (value.has('baseUrl')) fail('has a "baseUrl", but an airline with the protocol messages is not polled.');
    if (!access.apiKey && !folder) fail('needs "apiKey" to accept messages by HTTP, or "folder" to take them from there.');
    if (access.apiKey && access.apiKey.length < MESSAGE_KEY_LENGTH) fail(`needs an "apiKey" of at least ${MESSAGE_KEY_LENGTH} characters.`);
    return { ...access, protocol, folder };
  }
  if (folder !== undefined) fail('has a "folder", which only the protocol messages has.');
  const setting = { ...access, baseUrl: required('baseUrl'), protocol };
  if (!URL.canParse(setting.baseUrl.replaceAll('{code}', 'X'))) fail(`has the "baseUrl" ${setting.baseUrl}, which is not a URL.`);
  return setting;
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
