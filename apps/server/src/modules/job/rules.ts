const MAX = 200;
/** Limit of the length that is searched for secrets. */
const MAX_READ = 2000;

/** Patterns to hide, with their replacement. Ids of rows are not hidden, since they help to find the bill. */
const MASKS: readonly [RegExp, string][] = [
  // Values in messages about violated constraints, e.g. `Key (email)=(…) already exists`.
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

/** Message of a failed job: a text, an error, or one that pg-boss has wrapped into `value`. */
function messageOf(output: unknown): string | null {
  if (typeof output === 'string') return output;
  if (typeof output !== 'object' || output === null) return null;
  const message: unknown = Reflect.get(output, 'message') ?? Reflect.get(output, 'value');
  return typeof message === 'object' ? messageOf(message) : typeof message === 'string' ? message : null;
}

/** The beginning of a long line, without the last word, which may be part of a secret that the masks do not recognise. */
const beginningOf = (line: string): string => (line.length > MAX_READ ? line.slice(0, MAX_READ).replace(/(?<!\S)\S+$/u, '…') : line);

/** First line of the output of a failed job, without secrets and personal data; null without output. */
export function problemOf(output: unknown): string | null {
  const first = beginningOf(messageOf(output)?.trim().split('\n', 1)[0]?.trim() ?? '');
  if (!first) return null;
  const ids: string[] = [];
  // Ids get placeholders while the masks are applied, since their digits look like a phone number.
  const withoutIds = first.replaceAll(UUID, (id) => `\u0001${ids.push(id) - 1}\u0001`);
  const masked = MASKS.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), withoutIds);
  // oxlint-disable-next-line no-control-regex -- the placeholder from above, a character that no message contains
  const withIds = masked.replaceAll(/\u0001(\d+)\u0001/gu, (_, index: string) => ids[Number(index)] ?? '');
  return withIds.length > MAX ? `${withIds.slice(0, MAX).toWellFormed()}…` : withIds;
}
