declare module 'virtual:seaberry-parts' {
  import type { Related } from './related.js';
  export const parts: Readonly<Record<string, { readonly exports: readonly string[]; readonly slots: readonly string[] }>>;
  export const guides: Readonly<Partial<Record<string, Related>>>;
  export const since: Readonly<Partial<Record<string, string>>>;
  export const related: Readonly<Partial<Record<string, readonly Related[]>>>;
  export const sizes: Readonly<Partial<Record<string, readonly [first: number, later: number]>>>;
  export const speeds: Readonly<Partial<Record<string, readonly [mount: number, update: number, elements: number, open?: number]>>>;
}
