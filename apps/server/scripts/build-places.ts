/**
 * Writes src/modules/place/places.gen.json, the names of every known port and inland place, those of each language in
 * packages/tracking/src/places, packages/tracking/src/zones/table.gen.ts, the IANA zones, and packages/tracking/src/geo/places.gen.ts, the
 * coordinates.
 *
 * Data: sea-ports (MIT) for the ports. A country in which all places have one time has one time zone; elsewhere a place has that of its
 * coordinates by tz-lookup (CC0), otherwise the zone in the list, if it belongs to the country of the place. The list lacks some ports and
 * all inland places, and names some ports after a quarter of their town: the rows below, maintained by hand, take precedence. Chinese names
 * of larger ports are in chinese-place-names.txt: `CODE Simplified Traditional`, the latter where it differs. Coordinates of the busiest
 * ports are in place-coordinates.txt: the list often has the centre of the town, and some ports elsewhere. Those outside of their country are left out.
 *
 * Run: node scripts/build-places.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LOCODE } from '@seaberry/tracking/rules';
import { countries, isZoneOf, onlyZone } from './zones.ts';

interface ListedPort {
  name: string;
  coordinates?: readonly [lon: number, lat: number];
  timezone?: string;
  unlocs: readonly string[];
}

const require = createRequire(import.meta.url);
const seaPorts = require('sea-ports/lib/ports.json') as Record<string, ListedPort>;
const zoneAt = require('@photostructure/tz-lookup') as (lat: number, lon: number) => string;

/** `CODE Zone Name` of places that the list lacks, or whose name or zone is wrong there. */
const MANUAL_PLACES = `
CNYTN Asia/Shanghai Yantian
CNNGB Asia/Shanghai Ningbo
CNDLC Asia/Shanghai Dalian
CNSHA Asia/Shanghai Shanghai
CNSHK Asia/Shanghai Shekou
CNNSA Asia/Shanghai Nansha
CNTXG Asia/Shanghai Tianjin Xingang
CNTAO Asia/Shanghai Qingdao
CNXMN Asia/Shanghai Xiamen
CNQZH Asia/Shanghai Qinzhou
CNFOC Asia/Shanghai Fuzhou
CNLYG Asia/Shanghai Lianyungang
CNWUH Asia/Shanghai Wuhan
CNNKG Asia/Shanghai Nanjing
CNCKG Asia/Shanghai Chongqing
CNXIA Asia/Shanghai Xi'an
HKHKG Asia/Hong_Kong Hong Kong
TWKHH Asia/Taipei Kaohsiung
TWKEL Asia/Taipei Keelung
TWTPE Asia/Taipei Taipei
KRPUS Asia/Seoul Busan
JPYOK Asia/Tokyo Yokohama
JPUKB Asia/Tokyo Kobe
JPTYO Asia/Tokyo Tokyo
SGSIN Asia/Singapore Singapore
MYPKG Asia/Kuala_Lumpur Port Klang
MYTPP Asia/Kuala_Lumpur Tanjung Pelepas
THLCH Asia/Bangkok Laem Chabang
VNCMT Asia/Ho_Chi_Minh Cai Mep
VNHPH Asia/Ho_Chi_Minh Haiphong
VNSGN Asia/Ho_Chi_Minh Ho Chi Minh City
IDJKT Asia/Jakarta Jakarta
PHMNL Asia/Manila Manila
LKCMB Asia/Colombo Colombo
INNSA Asia/Kolkata Nhava Sheva
INMUN Asia/Kolkata Mundra
INDEL Asia/Kolkata Delhi
INTKD Asia/Kolkata Tughlakabad
PKKHI Asia/Karachi Karachi
AEJEA Asia/Dubai Jebel Ali
SAJED Asia/Riyadh Jeddah
OMSLL Asia/Muscat Salalah
EGPSD Africa/Cairo Port Said
TRIST Europe/Istanbul Istanbul Ambarli
GRPIR Europe/Athens Piraeus
ITGOA Europe/Rome Genoa
ITMIL Europe/Rome Milan
ESVLC Europe/Madrid Valencia
MAPTM Africa/Casablanca Tangier Med
NLRTM Europe/Amsterdam Rotterdam
NLVEN Europe/Amsterdam Venlo
DEHAM Europe/Berlin Hamburg
DEBRV Europe/Berlin Bremerhaven
DEDUI Europe/Berlin Duisburg
DEMUC Europe/Berlin Munich
DENUE Europe/Berlin Nuremberg
DESTR Europe/Berlin Stuttgart
BEANR Europe/Brussels Antwerp
GBFXT Europe/London Felixstowe
GBSOU Europe/London Southampton
GBBHM Europe/London Birmingham
GBMNC Europe/London Manchester
FRLEH Europe/Paris Le Havre
FRLIO Europe/Paris Lyon
CHBSL Europe/Zurich Basel
CZPRG Europe/Prague Prague
ATVIE Europe/Vienna Vienna
HUBUD Europe/Budapest Budapest
PLGDN Europe/Warsaw Gdansk
PLWAW Europe/Warsaw Warsaw
USLAX America/Los_Angeles Los Angeles
USLGB America/Los_Angeles Long Beach
USOAK America/Los_Angeles Oakland
USSEA America/Los_Angeles Seattle
USNYC America/New_York New York
USSAV America/New_York Savannah
USHOU America/Chicago Houston
USCHI America/Chicago Chicago
USMEM America/Chicago Memphis
USDAL America/Chicago Dallas
USKCK America/Chicago Kansas City
USATL America/New_York Atlanta
USDET America/Detroit Detroit
USCMH America/New_York Columbus
USGBO America/New_York Greensboro
USGSP America/New_York Greer
USBHM America/Chicago Birmingham
USCBF America/Chicago Council Bluffs
USCPF America/Chicago Chippewa Falls
USJOT America/Chicago Joliet
USSXT America/Denver Santa Teresa
USRNO America/Los_Angeles Reno
USCLE America/New_York Cleveland
USPIT America/New_York Pittsburgh
USCLT America/New_York Charlotte
USCVG America/New_York Cincinnati
USIND America/Indiana/Indianapolis Indianapolis
USBNA America/Chicago Nashville
USSTL America/Chicago St. Louis
USOMA America/Chicago Omaha
USSAT America/Chicago San Antonio
USLRD America/Chicago Laredo
USELP America/Denver El Paso
USDEN America/Denver Denver
USSLC America/Denver Salt Lake City
USPHX America/Phoenix Phoenix
USLAS America/Los_Angeles Las Vegas
CACAL America/Edmonton Calgary
CAEDM America/Edmonton Edmonton
CAVAN America/Vancouver Vancouver
CATOR America/Toronto Toronto
CAMTR America/Toronto Montreal
MXZLO America/Mexico_City Manzanillo
MXMEX America/Mexico_City Mexico City
COCTG America/Bogota Cartagena
PECLL America/Lima Callao
CLSAI America/Santiago San Antonio
CLCAP America/Santiago San Vicente
CDBOA Africa/Kinshasa Boma
CDMAT Africa/Kinshasa Matadi
BRSSZ America/Sao_Paulo Santos
AUSYD Australia/Sydney Sydney
AUMEL Australia/Melbourne Melbourne
NZAKL Pacific/Auckland Auckland
ZADUR Africa/Johannesburg Durban
ZAJNB Africa/Johannesburg Johannesburg
KEMBA Africa/Nairobi Mombasa
KENBO Africa/Nairobi Nairobi
`;

const isLocode = (code: string): boolean => LOCODE.test(code);

function zoneOf(code: string, port: ListedPort): string | null {
  const [lon, lat] = port.coordinates ?? [];
  const zone = lat === undefined || lon === undefined ? null : zoneAt(lat, lon);
  // Some coordinates are wrong or offshore, where the lookup has nautical zones.
  return [zone, port.timezone].find((one) => one && isZoneOf(code.slice(0, 2), one)) ?? null;
}

const linesIn = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Coordinates in hundredths of a degree. */
const coordinates = new Map<string, readonly [lon: number, lat: number]>();
const locate = (code: string, lon: number, lat: number): unknown => coordinates.set(code, [Math.round(lon * 100), Math.round(lat * 100)]);
for (const line of linesIn('place-coordinates.txt')) {
  const [code = '', lon, lat] = line.split(' ');
  locate(code, Number(lon), Number(lat));
}

/** Zones of the open sea belong to no country. */
const isIn = (country: string, lon: number, lat: number): boolean => {
  const zone = zoneAt(lat, lon);
  return zone.startsWith('Etc/') || isZoneOf(country, zone);
};

const knownPlaces = new Map<string, { name: string; zone: string | null }>();
for (const [key, port] of Object.entries(seaPorts)) {
  for (const code of new Set([key, ...port.unlocs])) {
    if (!isLocode(code)) continue;
    if (!knownPlaces.has(code)) knownPlaces.set(code, { name: port.name.trim(), zone: zoneOf(code, port) });
    if (port.coordinates && !coordinates.has(code) && isIn(code.slice(0, 2), ...port.coordinates)) locate(code, ...port.coordinates);
  }
}
for (const line of MANUAL_PLACES.trim().split('\n')) {
  const [code = '', zone = '', ...name] = line.split(' ');
  knownPlaces.set(code, { name: name.join(' '), zone });
}

const chinese = new Map<string, readonly [simplified: string, traditional: string]>();
for (const line of linesIn('chinese-place-names.txt')) {
  const [code = '', simplified = '', traditional = simplified] = line.split(' ');
  if (!knownPlaces.has(code)) throw new Error(`chinese-place-names.txt: ${code} is not a known place`);
  chinese.set(code, [simplified, traditional]);
}

const rows = [...knownPlaces].toSorted(([a], [b]) => (a < b ? -1 : 1));
const places = rows.map(([code, { name }]) => `  ${JSON.stringify(code)}: ${JSON.stringify([name, ...(chinese.get(code) ?? [])])}`);
const names = new URL('../src/modules/place/places.gen.json', import.meta.url);
writeFileSync(names, `{\n${places.join(',\n')}\n}\n`);

const zonesUsedIn = (country: string): string[] => rows.flatMap(([code, { zone }]) => (code.startsWith(country) && zone ? [zone] : []));
const countryZones = [...countries.keys()].flatMap((country) => {
  const zone = onlyZone(country, zonesUsedIn(country));
  return zone === null ? [] : [[country, zone] as const];
});
const singleZoneCountries = new Set(countryZones.map(([country]) => country));
const placeZones = rows.flatMap(([code, { zone }]) =>
  singleZoneCountries.has(code.slice(0, 2)) || zone === null ? [] : [[code, zone] as const],
);

/** `Zone CODE CODE` on each line. */
function linesOf(pairs: readonly (readonly [code: string, zone: string])[]): string {
  const codes = Map.groupBy(pairs, ([, zone]) => zone);
  return [...codes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([zone, entries]) => `${zone} ${entries.map(([code]) => code).join(' ')}`)
    .join('\n');
}

const table = new URL('../../../packages/tracking/src/zones/table.gen.ts', import.meta.url);
writeFileSync(
  table,
  `// Made by apps/server/scripts/build-places.ts; do not edit.

/** Zones of countries with one time. */
export const COUNTRIES = \`${linesOf(countryZones)}\`;

/** Zones of places in other countries. */
export const PLACES = \`${linesOf(placeZones)}\`;
`,
);

const byCountry = Map.groupBy(
  [...coordinates].filter(([code]) => knownPlaces.has(code)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ([code]) => code.slice(0, 2),
);
const located = [...byCountry].map(([country, all]) =>
  [country, ...all.map(([code, [lon, lat]]) => `${code.slice(2)} ${lon} ${lat}`)].join(' '),
);
writeFileSync(
  new URL('../../../packages/tracking/src/geo/places.gen.ts', import.meta.url),
  `// Made by apps/server/scripts/build-places.ts; do not edit.

/** Places by country: the rest of the code, longitude and latitude in hundredths of a degree. */
export const PLACES = \`${located.join('\n')}\`;
`,
);
const nameFiles = [
  ['english', 'English names', ([name]: readonly string[]) => name],
  ['simplified', 'Names of larger ports in Simplified Chinese', ([, simplified]: readonly string[]) => simplified],
  ['traditional', 'Names of larger ports in Traditional Chinese', ([, , traditional]: readonly string[]) => traditional],
] as const;
for (const [file, title, nameOf] of nameFiles) {
  const namesByCountry = Map.groupBy(
    rows.flatMap(([code, { name }]) => {
      const own = nameOf([name, ...(chinese.get(code) ?? [])]);
      return own === undefined ? [] : [[code, own] as const];
    }),
    ([code]) => code.slice(0, 2),
  );
  const lines = [...namesByCountry].map(([country, all]) => country + all.map(([code, own]) => code.slice(2) + own).join(';'));
  writeFileSync(
    new URL(`../../../packages/tracking/src/places/${file}.gen.ts`, import.meta.url),
    `// Made by apps/server/scripts/build-places.ts; do not edit.

/** ${title} by country: the rest of each code, then its name. */
export const NAMES = \`${lines.join('\n')}\`;
`,
  );
}
process.stdout.write(
  `${coordinates.size} coordinates, ${rows.length} names, ${countryZones.length} countries and ${placeZones.length} places with a zone → ${fileURLToPath(names)}, ${fileURLToPath(table)}\n`,
);
for (const [code, { zone }] of rows)
  if (zone === null && !singleZoneCountries.has(code.slice(0, 2))) process.stdout.write(`${code} has no zone\n`);
