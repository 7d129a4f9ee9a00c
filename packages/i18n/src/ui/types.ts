import type { en } from './en/index.js';

type Widen<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widen<T[K]> };

/** Every text of the component library: strings, and functions of what they mention. */
export type UiMessages = Widen<typeof en>;
