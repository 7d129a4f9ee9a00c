import { createHash } from 'node:crypto';
import type { LDAP_ACTIONS, LDAP_FIELDS, LDAP_REASONS } from '@seaberry/api-client/contract';

export type Action = (typeof LDAP_ACTIONS)[number];
export type Reason = (typeof LDAP_REASONS)[number];

export interface FieldChange {
  field: (typeof LDAP_FIELDS)[number];
  before: string | null;
  after: string | null;
}

/** Change that a synchronization makes for an entry, as the preview shows it. */
export interface PlannedRow {
  action: Action;
  name: string;
  /** Account of a person, code of a department. */
  key: string | null;
  changes: FieldChange[];
  reasons: Reason[];
}

/** An entry of the directory with the record that it is; without a record it is not a user or organization yet. */
export interface Link {
  code: string;
  dn: string;
  gone: boolean;
}

/** Rows that a run stores. */
export const SHOWN_ROWS = 500;

/** Number of rows by action, with those that stay the same. */
export function countsOf(rows: readonly PlannedRow[], same: number): Record<string, number> {
  const counts: Record<Action | 'same', number> = { add: 0, change: 0, enable: 0, disable: 0, skip: 0, same };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

/** The same for two plans that do the same. */
export const digestOf = (rows: readonly PlannedRow[]): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

/** Disabling first, since it needs most attention. */
const ORDER: readonly Action[] = ['disable', 'add', 'change', 'enable', 'skip'];

export const inOrder = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.toSorted(
    (a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action) || compare(a.name, b.name) || compare(a.key ?? '', b.key ?? ''),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
