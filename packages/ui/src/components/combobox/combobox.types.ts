import type { ReactNode } from 'react';

/** One option. Its value is a string, as a form submits it. */
export interface ComboboxOption<Value extends string = string> {
  value: Value;
  /** Text in the list and, once selected, in the field. */
  label: string;
  /** Second line in the list: country, code, email address. Searchable too. */
  description?: string;
  /** Decorative icon before the label, such as a flag. */
  icon?: ReactNode;
  /** Additional search terms: codes, former names, names in other languages. */
  keywords?: readonly string[];
  disabled?: boolean;
}

/** Options under a heading. */
export interface ComboboxGroup<Value extends string = string> {
  label: string;
  options: readonly ComboboxOption<Value>[];
}

/** Content of a list: choices, plain or in groups. */
export type ComboboxItem<Value extends string = string> = ComboboxOption<Value> | ComboboxGroup<Value>;

/**
 * Searches options for a text.
 * @param query the typed text, trimmed; empty when the list is opened.
 * @param signal aborted as soon as the response is no longer needed.
 */
export type ComboboxSearch<Value extends string = string> = (query: string, signal: AbortSignal) => Promise<readonly ComboboxItem<Value>[]>;
