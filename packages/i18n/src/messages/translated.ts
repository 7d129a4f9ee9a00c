/** The shape of an English area with the words left open: what another language must fill, key by key. */
export type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> };
