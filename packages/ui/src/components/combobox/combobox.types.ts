import type { ReactNode } from 'react';

/** One choice. Its value is a string, since that is what a form sends. */
export interface ComboboxOption<Value extends string = string> {
  value: Value;
  /** Text in the list and, once chosen, in the field. */
  label: string;
  /** A second line in the list: country, code, mail address. It is searched too. */
  description?: string;
  /** Before the label: a flag, an avatar. Decorative. */
  icon?: ReactNode;
  /** Other words it is found by: codes, former names, names in other languages. */
  keywords?: readonly string[];
  disabled?: boolean;
}

/** Choices under a heading. */
export interface ComboboxGroup<Value extends string = string> {
  label: string;
  options: readonly ComboboxOption<Value>[];
}

/** Content of a list: choices, plain or in groups. */
export type ComboboxItem<Value extends string = string> = ComboboxOption<Value> | ComboboxGroup<Value>;

/**
 * Asks for the choices that match a text.
 *
 * @param query what was typed, trimmed; empty when the list is opened.
 * @param signal aborted as soon as the response is no longer needed.
 */
export type ComboboxSearch<Value extends string = string> = (query: string, signal: AbortSignal) => Promise<readonly ComboboxItem<Value>[]>;
