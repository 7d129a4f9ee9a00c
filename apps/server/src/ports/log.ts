import pino, { type DestinationStream, type Logger } from 'pino';
import { correlationId } from './correlation.ts';

const SECRETS = ['password', 'token', 'accessToken', 'refreshToken', 'apiKey', 'secretKey', 'secret', 'authorization', 'cookie', 'code', 'query'];
const PLACES = ['', '*.', '*.*.', 'req.headers.', 'input.'];

/** JSON lines, one per event. Secrets are masked wherever they stand; addresses are logged without their query. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...PLACES.flatMap((place) => SECRETS.map((key) => place + key)), '*["x-access-token"]', '*["access-token"]', '*["x-authorization"]'], censor: '***' },
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const id = correlationId();
      return id ? { correlationId: id } : {};
    },
    serializers: { err: errorForLog },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A database error carries the values of its statement in its message or detail: those stay out. */
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
