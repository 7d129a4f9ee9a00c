const MAX = 200;
/** Limit of the processed length, since external input may be of any length. */
const MAX_READ = 2000;

/** Values to hide, and their replacement. Ids of our own rows stay, as they lead to the bill. */
const MASKS: readonly [RegExp, string][] = [
  // Values of a statement, and those in constraint violations.
  [/=\([^)]*\)/gu, '=(***)'],
  // A URL keeps its host: user, path and query may contain anything.
  [/\b([a-z][\w+.-]*:\/\/)(?:[^\s/@"'<>]*@)?([\w.:[\]-]+)[^\s"'<>]*/giu, '$1$2/***'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, '***'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/giu, '$1 ***'],
  [/\b([\w-]*(?:password|passwd|pwd|secret|token|ticket|api-?key|authorization))["']?\s*[:=]\s*["']?[^\s"',;&)}]+/giu, '$1=***'],
  [/\b(?![\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b)[\w-]{24,}/giu, '***'],
  [/\+?\d[\d ()-]{8,}\d/gu, '***'],
];

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/giu;

function messageOf(output: unknown): string | null {
  if (typeof output === 'string') return output;
  if (typeof output !== 'object' || output === null) return null;
  const message: unknown = Reflect.get(output, 'message') ?? Reflect.get(output, 'value');
  return typeof message === 'object' ? messageOf(message) : typeof message === 'string' ? message : null;
}

/** Drops the word that is cut in two: part of a secret is not recognised as one. */
const beginningOf = (line: string): string => (line.length > MAX_READ ? line.slice(0, MAX_READ).replace(/(?<!\S)\S+$/u, '…') : line);

/** First line of a failed job's output, without secrets, personal data and statement values; null without output. */
export function problemOf(output: unknown): string | null {
  const first = beginningOf(messageOf(output)?.trim().split('\n', 1)[0]?.trim() ?? '');
  if (!first) return null;
  const ids: string[] = [];
  // Ids are replaced meanwhile: their digits look like a phone number.
  const bare = first.replaceAll(UUID, (id) => `\u0001${ids.push(id) - 1}\u0001`);
  const masked = MASKS.reduce((text, [pattern, put]) => text.replaceAll(pattern, put), bare);
  // oxlint-disable-next-line no-control-regex -- the mark put in above, which no message holds
  const whole = masked.replaceAll(/\u0001(\d+)\u0001/gu, (_, at: string) => ids[Number(at)] ?? '');
  return whole.length > MAX ? `${whole.slice(0, MAX).toWellFormed()}…` : whole;
}
