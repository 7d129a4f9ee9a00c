const MAX = 200;
/** Limit of the length that is read: input from outside may be of any length. */
const MAX_READ = 2000;

/** Values hidden from bystanders, and the text shown instead. Ids of our own rows stay: they lead to the bill. */
const MASKS: readonly [RegExp, string][] = [
  // The values of a statement, and those a constraint was violated by.
  [/=\([^)]*\)/gu, '=(***)'],
  // An address keeps its host: user, path and query may hold anything.
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

/** Without the word that is cut in two: a part of a secret is not known for one. */
const beginningOf = (line: string): string => (line.length > MAX_READ ? line.slice(0, MAX_READ).replace(/\S{1,2000}$/u, '…') : line);

/** The first line of what a failed job left behind, without secrets, people and what a statement was given; null for nothing. */
export function problemOf(output: unknown): string | null {
  const first = beginningOf(messageOf(output)?.trim().split('\n', 1)[0]?.trim() ?? '');
  if (!first) return null;
  const ids: string[] = [];
  // Ids are taken out meanwhile: their digits look like a telephone number.
  const bare = first.replaceAll(UUID, (id) => `\u0001${ids.push(id) - 1}\u0001`);
  const masked = MASKS.reduce((text, [pattern, put]) => text.replaceAll(pattern, put), bare);
  // oxlint-disable-next-line no-control-regex -- the mark put in above, which no message holds
  const whole = masked.replaceAll(/\u0001(\d+)\u0001/gu, (_, at: string) => ids[Number(at)] ?? '');
  return whole.length > MAX ? `${whole.slice(0, MAX).toWellFormed()}…` : whole;
}
