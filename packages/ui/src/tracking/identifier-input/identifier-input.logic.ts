import {
  checkAwbNumber,
  checkBillOfLading,
  checkBookingReference,
  checkContainerNumber,
  checkImoNumber,
  checkMmsi,
  formatAwb,
  normaliseIdentifier,
  type IdentifierCheck,
} from '@seaberry/tracking';
import type { UiMessages } from '../../lib/ui-provider.js';

export type IdentifierText = UiMessages['identifiers'];

/** Kinds of identifiers: of a shipment, and of the ship that carries it. */
export const IDENTIFIER_KINDS = ['container', 'awb', 'bill', 'booking', 'imo', 'mmsi'] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

export interface IdentifierAdvice {
  /** Warning; empty when there is none. Never a reason to reject: real containers fail the check digit (ISO 6346 exceptions). */
  warning: string;
  /** The number with the correct check digit, when that is the only fault. */
  suggestion: string | null;
}

export const CHECKS: Readonly<Record<IdentifierKind, (text: string) => IdentifierCheck>> = {
  container: checkContainerNumber,
  awb: checkAwbNumber,
  bill: checkBillOfLading,
  booking: checkBookingReference,
  imo: checkImoNumber,
  mmsi: checkMmsi,
};

/** Canonical form of a number of this kind; an air waybill has its dash. */
export function normalise(kind: IdentifierKind, typed: string): string {
  if (kind === 'awb') return formatAwb(normaliseIdentifier(typed));
  return kind === 'imo' || kind === 'mmsi' ? CHECKS[kind](typed).value : normaliseIdentifier(typed);
}

/** Advice for a typed number. */
export function advise(kind: IdentifierKind, typed: string, text: IdentifierText): IdentifierAdvice {
  const value = normaliseIdentifier(typed);
  if (value === '') return { warning: '', suggestion: null };
  const check = CHECKS[kind](value);
  if (!check.validPattern) return { warning: text.advice[kind], suggestion: null };
  if (check.checkDigit !== 'bad' || check.expected === null) return { warning: '', suggestion: null };
  return {
    warning: text.advice.checkDigit(check.expected, check.value.slice(-1)),
    suggestion: normalise(kind, check.value.slice(0, -1) + check.expected),
  };
}
