import type { en } from './en/index.js';

type Widen<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widen<T[K]> };

/** All texts of the component library: strings, and functions of their arguments. */
export type UiMessages = Widen<typeof en>;
