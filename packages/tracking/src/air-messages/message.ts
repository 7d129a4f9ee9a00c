import type { AirEvent } from '../air/event.js';
import { normaliseAirStatus, type AirNormaliseOptions } from '../air/normalise.js';
import { checkAwbNumber } from '../identifiers/numbers.js';
import type { EventProblem, Instant } from '../types.js';

export interface AirMessageOptions extends AirNormaliseOptions {
  /** Time at which the message was sent, for messages that do not name it. @default `receivedAt` */
  sentAt?: Instant;
}

/** Part of a message that could not be used. */
export interface AirMessageProblem {
  /** Line of the text, from 1; null for JSON, and for the message as a whole. */
  line: number | null;
  /** Field in the words of the format: `date`, `AssociatedStatusConsignment.PieceQuantity`, `eventDate`. */
  field: string;
  code: EventProblem['code'] | 'not-a-message' | 'not-well-formed' | 'too-long' | 'too-deep';
  /** `dropped`: the message or status is not used; `kept`: it is used without that field, or with a warning. */
  effect: 'dropped' | 'kept';
  value: string | null;
}

export interface AirMessageResult {
  events: AirEvent[];
  problems: AirMessageProblem[];
}

/** Maximum length of a message in characters: a message of one shipment has a few thousand. */
export const MAX_LENGTH = 1_000_000;
const VALUE_LENGTH = 120;

/** A status of a message in the fields that `normaliseAirStatus` reads, with the line it begins on. */
export interface RawStatus {
  line: number | null;
  fields: Record<string, unknown>;
}

export const problem = (
  line: number | null,
  field: string,
  code: AirMessageProblem['code'],
  effect: AirMessageProblem['effect'],
  value: string | null = null,
): AirMessageProblem => ({ line, field, code, effect, value: value === null ? null : value.slice(0, VALUE_LENGTH) });

/** Result of a message that cannot be read at all. */
export const refused = (
  field: string,
  code: AirMessageProblem['code'],
  line: number | null = null,
  value: string | null = null,
): AirMessageResult => ({
  events: [],
  problems: [problem(line, field, code, 'dropped', value)],
});

/** Waybill number as digits; a wrong check digit is reported once for each number. */
export class Waybills {
  private readonly seen = new Set<string>();
  private readonly problems: AirMessageProblem[];

  constructor(problems: AirMessageProblem[]) {
    this.problems = problems;
  }

  read(text: string, line: number | null, field: string): string {
    const { value, checkDigit } = checkAwbNumber(text);
    if (checkDigit !== 'ok' && !this.seen.has(value)) this.problems.push(problem(line, field, 'bad-check-digit', 'kept', text));
    this.seen.add(value);
    return value;
  }
}

/** Domain events of the statuses of a message, with the problems of both steps. */
export function eventsOf(statuses: readonly RawStatus[], problems: AirMessageProblem[], options: AirMessageOptions): AirMessageResult {
  const { sentAt } = options;
  const raw = statuses.map(({ fields }) => (sentAt === undefined ? fields : { createdAt: sentAt, ...fields }));
  const result = normaliseAirStatus(raw, options);
  const found = result.problems.map(({ index, path, code, effect, value }) =>
    problem(statuses[index]?.line ?? null, path, code, effect, value),
  );
  return { events: result.events, problems: [...problems, ...found] };
}
