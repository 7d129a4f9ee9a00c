declare module 'virtual:seaberry-parts' {
  import type { PropTables } from './props/tables.js';
  export const propTables: PropTables;
  export const parts: Readonly<Record<string, { readonly exports: readonly string[]; readonly slots: readonly string[] }>>;
}
