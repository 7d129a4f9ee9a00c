import type { en } from './en/index.js';

type Widen<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widen<T[K]> };

type Texts = Widen<typeof en>;

type Outlook = Omit<Texts['outlook'], 'air'>;

/** All texts of the component library: strings, and functions of their arguments. */
export type UiMessages = Omit<Texts, 'outlook'> & {
  readonly outlook: Outlook & {
    /** Those for an air waybill, whose carrier is an airline. */
    readonly air?: Outlook;
  };
};
