/** One part of a distinguished name, e.g. `ou=Sales`; a part with several attributes is one text. */
export interface NamePart {
  /** In lower case. */
  type: string;
  value: string;
}

/**
 * Parts of a distinguished name (RFC 4514), the entry first. A text that is no distinguished name gives its readable parts: it comes from
 * a directory server, which is not reliable.
 */
export function partsOf(dn: string): NamePart[] {
  return split(dn, /[,;]/u).flatMap((part) => {
    const [type = '', ...rest] = split(part, /=/u, 2);
    return rest.length === 0 ? [] : [{ type: type.trim().toLowerCase(), value: unescaped(trimmed(rest.join('='))) }];
  });
}

/** The same text for all spellings of a name. */
export const keyOf = (parts: readonly NamePart[]): string =>
  JSON.stringify(parts.map(({ type, value }) => [type, value.toLowerCase().replaceAll(/\s+/gu, ' ').trim()]));

/** Keys of the entries above, the nearest first. */
export const keysAbove = (parts: readonly NamePart[]): string[] => parts.slice(1).map((_, at) => keyOf(parts.slice(at + 1)));

/** Splits at separators that are neither escaped nor quoted. */
function split(text: string, separator: RegExp, limit = Number.POSITIVE_INFINITY): string[] {
  const found: string[] = [];
  let part = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') {
      part += letter + text.charAt(at + 1);
      at += 1;
    } else if (!quoted && separator.test(letter) && found.length + 1 < limit) {
      found.push(part);
      part = '';
    } else {
      if (letter === '"') quoted = !quoted;
      part += letter;
    }
  }
  return [...found, part];
}

/** Without spaces around; one that is escaped stays. */
const trimmed = (value: string): string => {
  const start = value.trimStart();
  const end = start.trimEnd();
  return /(?:^|[^\\])(?:\\\\)*\\$/u.test(end) ? `${end} ` : end;
};

function unescaped(value: string): string {
  const plain = value.startsWith('"') && value.endsWith('"') && value.length > 1 ? value.slice(1, -1) : value;
  return plain.replaceAll(/(?:\\[0-9a-f]{2})+|\\(.)/giu, (found, letter: string | undefined) =>
    letter === undefined ? Buffer.from(found.replaceAll('\\', ''), 'hex').toString('utf8') : letter,
  );
}
