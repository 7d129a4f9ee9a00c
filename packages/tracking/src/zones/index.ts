import { LOCODE } from '../rules/index.js';
import { COUNTRIES, PLACES } from './table.gen.js';

let countries: ReadonlyMap<string, string> | null = null;
let places: ReadonlyMap<string, string> | null = null;

/** Words of a table: a zone, then the codes that have it. */
const tableOf = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [zone = '', ...codes] = line.split(' ');
      return codes.map((code) => [code, zone] as const);
    }),
  );

/**
 * IANA zone of a place, for times without an offset; pass it on as `timeZoneOf`.
 *
 * Any place of a country with one time has a zone. Of countries with several (Australia, Brazil, Canada, Chile, Indonesia, Mexico,
 * Russia, Spain, the United States and others) the table has larger ports and inland places; any other is null, as a guess would shift
 * its times.
 *
 * @param unLocationCode UN/LOCODE in capital letters, e.g. `CNSHA`
 * @returns null when unknown
 */
export function timeZoneOf(unLocationCode: string): string | null {
  countries ??= tableOf(COUNTRIES);
  places ??= tableOf(PLACES);
  if (!LOCODE.test(unLocationCode)) return null;
  return countries.get(unLocationCode.slice(0, 2)) ?? places.get(unLocationCode) ?? null;
}
