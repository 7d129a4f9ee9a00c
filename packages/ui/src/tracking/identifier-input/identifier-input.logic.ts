import { checkBillOfLading, checkBookingReference, checkContainerNumber, normaliseIdentifier } from '@seaberry/tracking';
import type { TrackingText } from '../lib/describe.js';

export type IdentifierKind = 'container' | 'bill' | 'booking';

export interface IdentifierAdvice {
  /** What looks odd; empty when nothing does. Never a reason to refuse: real boxes fail the check (ISO 6346 exceptions). */
  warning: string;
  /** The number with the check digit the rule asks for, when that is the only fault. */
  suggestion: string | null;
}

const CHECKS = { container: checkContainerNumber, bill: checkBillOfLading, booking: checkBookingReference } as const;

export const normalise = normaliseIdentifier;

/** What to tell a person who typed this number. */
export function advise(kind: IdentifierKind, typed: string, text: TrackingText): IdentifierAdvice {
  const value = normaliseIdentifier(typed);
  if (value === '') return { warning: '', suggestion: null };
  const check = CHECKS[kind](value);
  if (!check.validPattern) return { warning: text.identifier[kind], suggestion: null };
  if (check.checkDigit !== 'bad' || check.expected === null) return { warning: '', suggestion: null };
  return {
    warning: text.identifier.checkDigit(check.expected, value.slice(-1)),
    suggestion: value.slice(0, -1) + check.expected,
  };
}
