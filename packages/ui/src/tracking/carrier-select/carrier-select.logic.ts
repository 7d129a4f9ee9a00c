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

/** Carriers of the tracking package, by name. */
export const KNOWN_CARRIERS: Readonly<Record<'ocean' | 'air', readonly CarrierChoice[]>> = {
  ocean: CARRIERS.map(({ code, name, aliases, ownerCodes }) => ({ code, name, aliases: [...aliases, ...ownerCodes] })).toSorted(byName),
  air: AIRLINES.map(({ code, name, prefix }) => ({ code, name, prefix })).toSorted(byName),
};
