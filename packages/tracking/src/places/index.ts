import { NAMES as ENGLISH } from './english.gen.js';
import { NAMES as SIMPLIFIED } from './simplified.gen.js';
import { NAMES as TRADITIONAL } from './traditional.gen.js';

/** Name of a place by its UN/LOCODE in capital letters, e.g. `CNSHA`; null when unknown. */
type PlaceNameOf = (unLocationCode: string) => string | null;

function namesIn(table: string): PlaceNameOf {
  let names: ReadonlyMap<string, string> | null = null;
  return (unLocationCode) => {
    names ??= new Map(
      table.split('\n').flatMap((line) =>
        line
          .slice(2)
          .split(';')
          .map((place) => [line.slice(0, 2) + place.slice(0, 3), place.slice(3)] as const),
      ),
    );
    return names.get(unLocationCode) ?? null;
  };
}

/**
 * English name of a port or a larger inland place; pass it on as `placeNameOf` for carriers that send codes alone.
 *
 * @example shipmentFromDcsa(answer, { placeNameOf: englishNameOf })
 */
export const englishNameOf: PlaceNameOf = /* @__PURE__ */ namesIn(ENGLISH);

/**
 * Name of a larger port in Simplified Chinese. Others have an English name at most.
 *
 * @example shipmentFromDcsa(answer, { placeNameOf: (code) => simplifiedNameOf(code) ?? englishNameOf(code) })
 */
export const simplifiedNameOf: PlaceNameOf = /* @__PURE__ */ namesIn(SIMPLIFIED);

/** Name of a larger port in Traditional Chinese, as in Taiwan. Others have an English name at most. */
export const traditionalNameOf: PlaceNameOf = /* @__PURE__ */ namesIn(TRADITIONAL);
