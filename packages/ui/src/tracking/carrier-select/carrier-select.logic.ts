import { AIRLINES, CARRIERS } from '@seaberry/tracking';
import type { ComboboxOption } from '../../components/combobox/index.js';

/** A shipping line or an airline. */
export interface CarrierChoice {
  /** SCAC of a line, IATA designator of an airline. */
  code: string;
  /** Trade name. */
  name: string;
  /** First three digits of an airline's waybills. */
  prefix?: string;
  /** Additional codes to search by. */
  aliases?: readonly string[];
}

/** Name and code in one line; an airline's waybill prefix below. */
export const carrierOption = ({ code, name, prefix, aliases = [] }: CarrierChoice): ComboboxOption => ({
  value: code,
  label: `${name} · ${code}`,
  ...(prefix === undefined ? {} : { description: `${prefix}-` }),
  keywords: [code, ...(prefix === undefined ? [] : [prefix]), ...aliases],
});

const byName = (a: CarrierChoice, b: CarrierChoice): number => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);

/**
 * Carriers with their names in a language, in the order given; they are still found by the English trade name.
 * @param names by code, from the messages
 */
export const localised = (carriers: readonly CarrierChoice[], names: Readonly<Record<string, string>>): readonly CarrierChoice[] =>
  carriers.map((carrier) => {
    const name = names[carrier.code];
    return name === undefined ? carrier : { ...carrier, name, aliases: [carrier.name, ...(carrier.aliases ?? [])] };
  });

/** Carriers of the tracking package, by English name. */
export const KNOWN_CARRIERS: Readonly<Record<'ocean' | 'air', readonly CarrierChoice[]>> = {
  ocean: CARRIERS.map(({ code, name, aliases, ownerCodes }) => ({ code, name, aliases: [...aliases, ...ownerCodes] })).toSorted(byName),
  air: AIRLINES.map(({ code, name, prefix }) => ({ code, name, prefix })).toSorted(byName),
};
