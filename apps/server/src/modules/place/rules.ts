import { normaliseIdentifier, toHalfWidth } from '@seaberry/tracking';
import { isLarger } from './catalogue.ts';
import data from './places.gen.json' with { type: 'json' };
import { COUNTRIES, SHORT_NAMES, STATES } from './names.ts';

/** Place that a text means. */
export interface PlaceReading {
  /** UN/LOCODE; null when it is not known or not sure. */
  code: string | null;
  /** UN/LOCODEs to choose from, when it is not sure. */
  choices: readonly string[];
}

const names = new Map<string, readonly string[]>(Object.entries(data));
const countryOf = (code: string): string => code.slice(0, 2);
const MOST_CHOICES = 8;

/** A name without the word for port or city: `Port of Shantou`, `SHANGHAI PORT`, 上海港. */
const bare = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/^port of /iu, '')
    .replace(/ port$/iu, '')
    .replace(/(?<=..)[港市]$/u, '');

interface Index {
  byName: ReadonlyMap<string, readonly string[]>;
  byBareName: ReadonlyMap<string, readonly string[]>;
  byEnding: ReadonlyMap<string, readonly string[]>;
  countries: ReadonlyMap<string, string>;
}

let made: Index | null = null;

function index(): Index {
  const maps = { byName: new Map<string, string[]>(), byBareName: new Map<string, string[]>(), byEnding: new Map<string, string[]>() };
  const add = (map: Map<string, string[]>, key: string, code: string): void => {
    const codes = map.get(key) ?? [];
    if (key && !codes.includes(code)) map.set(key, [...codes, code]);
  };
  const countries = new Map(Object.entries(COUNTRIES).map(([name, country]) => [normaliseIdentifier(name), country]));
  const regions = ['en', 'zh-CN', 'zh-TW'].map((locale) => new Intl.DisplayNames([locale], { type: 'region' }));
  for (const [code, all] of names) {
    for (const name of all) {
      add(maps.byName, normaliseIdentifier(name), code);
      add(maps.byBareName, normaliseIdentifier(bare(name)), code);
    }
    if (isLarger(code)) add(maps.byEnding, code.slice(2), code);
    countries.set(countryOf(code), countryOf(code));
    for (const region of regions) countries.set(normaliseIdentifier(region.of(countryOf(code)) ?? ''), countryOf(code));
  }
  return { ...maps, countries };
}

/** Places of a name, in the order of certainty of its spelling. */
function placesOfName(text: string): readonly string[] {
  made ??= index();
  const value = normaliseIdentifier(text);
  const short = normaliseIdentifier(bare(text));
  const found = SHORT_NAMES[value] ?? made.byName.get(value) ?? SHORT_NAMES[short] ?? made.byName.get(short) ?? made.byBareName.get(short);
  return found ?? made.byEnding.get(value) ?? inCity(short);
}

/** A Chinese name after that of its city: 广州南沙. */
function inCity(value: string): readonly string[] {
  if (!/^\p{sc=Han}{4,}$/u.test(value)) return [];
  for (let at = 2; at <= value.length - 2; at += 1) {
    const city = placesExactly(value.slice(0, at));
    const inside = placesExactly(value.slice(at)).filter((code) => city.some((other) => countryOf(other) === countryOf(code)));
    if (inside.length > 0) return inside;
  }
  return [];
}

const placesExactly = (name: string): readonly string[] => SHORT_NAMES[name] ?? made?.byName.get(name) ?? [];

/** Whether a place is where the text after its name says: in a country, a state, or the country of a city. */
function isIn(code: string, rest: string): boolean {
  made ??= index();
  const value = normaliseIdentifier(rest);
  if (value === 'PORT' || value === code || STATES[code] === value || made.countries.get(value) === countryOf(code)) return true;
  const cities = [...(made.byName.get(value) ?? []), ...citiesBeginning(value)];
  return cities.some((city) => countryOf(city) === countryOf(code));
}

/** Larger places whose name begins with a text: Shenzhen is in the catalogue as Shenzhen Baoan. */
const citiesBeginning = (value: string): string[] =>
  value.length < 4
    ? []
    : [...names].flatMap(([code, all]) =>
        isLarger(code) && all.some((name) => normaliseIdentifier(name).startsWith(value)) ? [code] : [],
      );

/** If larger and smaller places have a name, it means the larger ones. */
function larger(codes: readonly string[]): readonly string[] {
  const found = codes.filter(isLarger);
  return found.length > 0 ? found : codes;
}

/**
 * Reads a place by its code, by the last three letters of a larger port, or by its name in any language, also with a country, a state or a
 * city behind it. A name of several places, or one in a place that does not fit, leaves a choice.
 */
export function readPlace(text: string): PlaceReading {
  const code = normaliseIdentifier(text);
  if (names.has(code)) return { code, choices: [] };
  const whole = SHORT_NAMES[normaliseIdentifier(bare(text))] ?? larger(placesOfName(text));
  if (whole.length > 0) return decided(whole);
  const [name = '', ...rest] = toHalfWidth(text)
    .replaceAll(')', '')
    .split(/[,(]/u)
    .filter((part) => part.trim());
  if (rest.length === 0) return { code: null, choices: [] };
  const all = placesOfName(name);
  const fitting = larger(all.filter((place) => rest.every((part) => isIn(place, part))));
  return fitting.length > 0 ? decided(fitting) : { code: null, choices: larger(all).slice(0, MOST_CHOICES) };
}

const decided = (codes: readonly string[]): PlaceReading =>
  codes.length === 1 ? { code: codes[0] ?? null, choices: [] } : { code: null, choices: codes.slice(0, MOST_CHOICES) };
