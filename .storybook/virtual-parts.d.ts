declare module 'virtual:seaberry-parts' {
  export const parts: Readonly<Record<string, { readonly exports: readonly string[]; readonly slots: readonly string[] }>>;
}
