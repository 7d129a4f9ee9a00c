import type { ComboboxOption } from '../../components/combobox/index.js';

/** A port or an airport. */
export interface PortChoice {
  /** UN/LOCODE of a port, IATA code of an airport. */
  code: string;
  /** Name in the language of the user. */
  name: string;
  /**
   * Country in the language of the user.
   * @default none
   */
  country?: string;
  /** Additional search terms: names in other languages and former names. */
  keywords?: readonly string[];
}

/** Name and code in one line, the country below. */
export const toOption = ({ code, name, country, keywords = [] }: PortChoice): ComboboxOption => ({
  value: code,
  label: `${name} · ${code}`,
  ...(country === undefined ? {} : { description: country }),
  keywords: [code, ...keywords],
});

/** Keeps a selected code without a match in the list. */
export const withUnknown = (
  options: readonly ComboboxOption[],
  code: string | null | undefined,
  nameOf: (code: string) => string,
): readonly ComboboxOption[] =>
  code == null || code === '' || options.some(({ value }) => value === code) ? options : [...options, { value: code, label: nameOf(code) }];
