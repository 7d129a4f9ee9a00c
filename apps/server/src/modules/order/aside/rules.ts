import type { Outlook } from '@seaberry/tracking';
import type { Aside, STORED_SIGNALS } from '../../../db/schema/order.ts';

type StoredSignal = (typeof STORED_SIGNALS)[number];
/** A signal as derived. */
export type PlainSignal = 'attention' | 'late' | 'early' | null;

/** Outlook and most important finding of an order, and when they may change without an event. */
export interface Finding {
  outlook: { kind: Outlook['kind']; cause: { milestoneKey: string } | null } | null;
  /** Key of the most important open signal or discrepancy. */
  topKey: string | null;
  signal: PlainSignal;
  nextOverdueAt: string | null;
}

/** Key of a finding: it changes with the kind of the outlook, its cause, or the most important open signal. */
export const findingKey = ({ outlook, topKey }: Pick<Finding, 'outlook' | 'topKey'>): string =>
  [outlook?.kind, outlook?.cause?.milestoneKey, topKey].map((part) => part ?? '').join('|');

/** Whether an order stays aside: a handled one until its finding changes, a snoozed one until its time. */
const staysAside = (aside: Aside, finding: Finding, asOf: string): boolean =>
  aside.until === null ? aside.key === findingKey(finding) : Date.parse(asOf) < Date.parse(aside.until);

const earlier = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) < Date.parse(b) ? a : b;
};

interface AsideColumns {
  aside: Aside | null;
  signal: StoredSignal | null;
  nextOverdueAt: string | null;
}

/** Columns of an order that is aside or was until now; a snoozed one is derived again at its time. */
export function asideColumns(finding: Finding, aside: Aside | null, asOf: string): AsideColumns {
  const { signal, nextOverdueAt } = finding;
  if (aside === null || !staysAside(aside, finding, asOf)) return { aside: null, signal, nextOverdueAt };
  return { aside, signal: signal === null ? 'aside' : `${signal}Aside`, nextOverdueAt: earlier(nextOverdueAt, aside.until) };
}

/** The derived signal, without the mark of an order that is aside. */
export const plainSignal = (stored: StoredSignal | null): PlainSignal => {
  const plain = stored?.replace(/aside$/iu, '');
  return plain === 'attention' || plain === 'late' || plain === 'early' ? plain : null;
};

/** SQL: the same of the column of an order `b`. */
export const PLAIN_SIGNAL = `nullif(replace(replace(b.signal, 'Aside', ''), 'aside', ''), '')`;

/** SQL: the column of an order `b` with the name of the person in place of the id; null for one that is not aside. */
export const ASIDE_SHOWN = `case when b.aside is not null then
  (b.aside - 'by' - 'key' || jsonb_build_object('who', seaberry.person_name((b.aside ->> 'by')::uuid))) end`;
