import type { Outlook, Signal } from '@seaberry/tracking';
import type { STORED_SIGNALS } from '../../../db/schema/order.ts';
import type { Aside } from '../../../db/schema/tracking.ts';

type StoredSignal = (typeof STORED_SIGNALS)[number];
type PlainSignal = 'attention' | 'late' | 'early' | null;

/** Outlook and signals of a bill, and when they may change without an event. */
export interface BillFinding {
  outlook: Outlook | null;
  topSignal: Signal | null;
  signal: PlainSignal;
  nextOverdueAt: string | null;
}

/** Key of the outlook and signals of a bill: it changes with the kind of the outlook, its cause, or the most important open signal. */
export const findingKey = ({ outlook, topSignal }: Pick<BillFinding, 'outlook' | 'topSignal'>): string =>
  [outlook?.kind, outlook?.cause?.milestoneKey, topSignal?.key].map((part) => part ?? '').join('|');

/** Whether a bill stays aside: a handled bill until its finding changes, a snoozed bill until its time. */
const staysAside = (aside: Aside, finding: BillFinding, asOf: string): boolean =>
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

/** Columns of a bill that is aside or was until now; a snoozed bill is derived again at its time. */
export function asideColumns(finding: BillFinding, aside: Aside | null, asOf: string): AsideColumns {
  const { signal, nextOverdueAt } = finding;
  if (aside === null || !staysAside(aside, finding, asOf)) return { aside: null, signal, nextOverdueAt };
  return { aside, signal: signal === null ? 'aside' : `${signal}Aside`, nextOverdueAt: earlier(nextOverdueAt, aside.until) };
}

/** The derived signal, without the mark of a bill that is aside. */
export const plainSignal = (stored: StoredSignal | null): PlainSignal => {
  const plain = stored?.replace(/aside$/iu, '');
  return plain === 'attention' || plain === 'late' || plain === 'early' ? plain : null;
};
