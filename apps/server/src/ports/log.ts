import pino, { type DestinationStream, type Logger } from 'pino';
import { correlationFields } from './correlation.ts';

/** By any part of the name: passwordOld, x-access-token, smtpUrl … */
const SECRET_PART = /password|pwd|secret|token|ticket|authorization|api-?key|smtp-?url|^(?:cookie|set-cookie|key|query)$/iu;
const secretByKey = new Map<string, boolean>();

/** Cached, since there are few key names. */
function isSecret(key: string): boolean {
  let secret = secretByKey.get(key);
  if (secret === undefined) {
    secret = SECRET_PART.test(key);
    if (secretByKey.size < 1000) secretByKey.set(key, secret);
  }
  return secret;
}

const MAX_DEPTH = 6;

/** Masks secrets by key name, at any depth. Hand-written: path patterns cost ten times as much, on every line. */
function maskSecrets(value: object, depth = 0): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (isSecret(key)) out[key] = '***';
    else if (typeof entry !== 'object' || entry === null || entry instanceof Error) out[key] = entry;
    else if (depth >= MAX_DEPTH) out[key] = '…';
    else if (Array.isArray(entry))
      out[key] = entry.map((one: unknown) => (typeof one === 'object' && one !== null ? maskSecrets(one, depth + 1) : one));
    else out[key] = maskSecrets(entry, depth + 1);
  }
  return out;
}

/** JSON lines, one per event. Secrets are masked at any depth; URLs are logged without their query. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: (line: object) => maskSecrets(line) },
    mixin: correlationFields,
    serializers: { err: errorForLog },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The message or detail of a database error contains values of its statement, which are omitted. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? errorForLog(error.cause) : undefined;
  const message = error.message.replace(/\nparams: [\s\S]*$/u, '');
  const code: unknown = Reflect.get(error, 'code');
  const constraint: unknown = Reflect.get(error, 'constraint');
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, message),
    ...(code === undefined ? {} : { state: code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined ? {} : { cause }),
  };
}
