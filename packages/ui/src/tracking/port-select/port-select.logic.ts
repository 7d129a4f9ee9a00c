import type { ComboboxOption } from '../../components/combobox/index.js';

/** A port or an airport to choose. */
export interface PortChoice {
  /** UN/LOCODE of a port, IATA code of an airport. */
  code: string;
  /** In the person's language. */
  name: string;
  /**
   * Country in the person's language.
   * @default none
   */
  country?: string;
  /** Names in other languages and former names: it is found by them too. */
  keywords?: readonly string[];
}

/** Name and code in one line, the country below. */
export const toOption = ({ code, name, country, keywords = [] }: PortChoice): ComboboxOption => ({
  value: code,
  label: `${name} · ${code}`,
  ...(country === undefined ? {} : { description: country }),
  keywords: [code, ...keywords],
});

/** A chosen code that no list names stays what it is. */
export const withUnknown = (
  options: readonly ComboboxOption[],
  code: string | null | undefined,
  nameOf: (code: string) => string,
): readonly ComboboxOption[] =>
  code == null || code === '' || options.some(({ value }) => value === code) ? options : [...options, { value: code, label: nameOf(code) }];
