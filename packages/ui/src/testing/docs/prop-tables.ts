import type { PropTable, PropTables } from './props/tables.js';

interface Named {
  readonly displayName?: string;
  readonly name?: string;
}

/** Tables of the components whose stories are loaded: each stories file adds those of its folder. */
const tables = new Map<string, PropTable>();

/** @public Called by the modules that `parts.ts` makes. */
export function addTables(more: PropTables): void {
  for (const [name, table] of Object.entries(more)) tables.set(name, table);
}

export const tableOf = (component: Named | null | undefined): PropTable | undefined =>
  tables.get(component?.displayName ?? component?.name ?? '');
