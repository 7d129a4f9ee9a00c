declare module 'virtual:seaberry-parts' {
  /** Types of props as the sources write them, by `Component.prop`. */
  export const propTypes: Readonly<Record<string, string>>;
  export const parts: Readonly<Record<string, { readonly exports: readonly string[]; readonly slots: readonly string[] }>>;
}
