/** Shape of an English area with open texts: a translation must have the same keys. */
export type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> };
