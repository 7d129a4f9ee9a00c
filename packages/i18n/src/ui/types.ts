import type { en } from './en/index.js';

type Widen<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widen<T[K]> };

type Texts = Widen<typeof en>;

/** All texts of the component library: strings, and functions of their arguments. */
export type UiMessages = Omit<Texts, 'outlook'> & {
  readonly outlook: Texts['outlook'] & {
    /** Those for an air waybill, in languages whose word for a carrier is that for a shipping line. */
    readonly air?: Texts['outlook'];
  };
};
