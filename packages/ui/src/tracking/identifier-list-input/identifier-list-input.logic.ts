import { airlineOfAwb, carrierByPrefix, formatAwb, guessReferenceType, splitIdentifiers } from '@seaberry/tracking';
import type { PasteLine } from '../../composites/paste-import/index.js';
import { advise, CHECKS, type IdentifierKind, type IdentifierText } from '../identifier-input/identifier-input.logic.js';

/** One recognised number of the list. */
export interface ListedIdentifier {
  /** Line of the text, from 1. */
  line: number;
  /** Canonical form; an air waybill has its dash. */
  value: string;
  /** Kind of the identifier; null when it cannot be a number of a shipment. */
  kind: IdentifierKind | null;
  status: 'ready' | 'warning' | 'error' | 'duplicate';
  /** Warning; empty when there is none. */
  message: string;
}

const KIND_OF = { CONTAINER: 'container', AWB: 'awb', BL: 'bill', BOOKING: 'booking' } as const;

const spelled = (value: string, kind: IdentifierKind | null): string => (kind === 'awb' ? formatAwb(value) : value);

/** Kind of a number: the only accepted kind if it fits, else the detected one. */
function kindOf(value: string, kinds: readonly IdentifierKind[]): IdentifierKind | null {
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined && CHECKS[only](value).validPattern) return only;
  const guess = guessReferenceType(value);
  return guess === null ? null : KIND_OF[guess.type];
}

/**
 * Parses a pasted list, with one entry for each occurrence of a number: repeated ones have the status `duplicate`. A wrong check digit is a
 * warning; invalid numbers are errors.
 */
export function readIdentifiers(pasted: string, kinds: readonly IdentifierKind[], text: IdentifierText): ListedIdentifier[] {
  const seen = new Map<string, number>();
  return pasted.split(/\r\n|[\r\n]/u).flatMap((content, at) =>
    splitIdentifiers(content).map((number): ListedIdentifier => {
      const line = at + 1;
      const kind = kindOf(number, kinds);
      const found = { line, kind, value: spelled(number, kind) };
      const before = seen.get(number);
      if (before !== undefined) return { ...found, status: 'duplicate', message: text.list.duplicate(before) };
      seen.set(number, line);
      if (kind === null) return { ...found, status: 'error', message: text.list.unknown };
      if (!kinds.includes(kind)) {
        return { ...found, status: 'error', message: text.list.otherKind(text.kinds[kind]) };
      }
      const { warning } = advise(kind, number, text);
      return { ...found, status: warning === '' ? 'ready' : 'warning', message: warning };
    }),
  );
}

/** Issuer of a number by its prefix; null when unknown. */
export function issuerOf({ value, kind }: Pick<ListedIdentifier, 'value' | 'kind'>): string | null {
  if (kind === 'awb') return airlineOfAwb(value)?.name ?? null;
  return kind === 'bill' || kind === 'booking' ? (carrierByPrefix(value)?.name ?? null) : null;
}

/** The numbers as lines of the preview. */
export function toLines(found: readonly ListedIdentifier[], limit: number, limitText: string, text: IdentifierText): PasteLine[] {
  let taken = 0;
  return found.map((one, id): PasteLine => {
    const { line, value, kind, status, message } = one;
    const usable = status === 'ready' || status === 'warning';
    if (usable) taken += 1;
    const name = kind === null ? '' : text.kinds[kind];
    const issuer = issuerOf(one);
    const shown = kind === null ? value : issuer === null ? text.list.found(value, name) : text.list.named(value, name, issuer);
    if (usable && taken > limit) return { line, id, text: shown, status: 'error', message: text.list.tooMany(limitText) };
    return {
      line,
      id,
      text: shown,
      status: status === 'duplicate' ? 'skipped' : status,
      ...(message === '' ? {} : { message }),
    };
  });
}
