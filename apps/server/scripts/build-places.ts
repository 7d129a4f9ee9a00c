/**
 * Writes src/modules/place/places.gen.json: name and IANA zone of every known port and inland place.
 *
 * Data: sea-ports (MIT) for the ports; zones from the list or, where it has none, from the coordinates by tz-lookup (CC0). The list lacks
 * some ports and all inland places, and names some ports after a quarter of their town: the rows below, maintained by hand, take
 * precedence. Chinese names of larger ports are in chinese-place-names.txt: `CODE Simplified Traditional`, the latter where it differs.
 *
 * Run: node scripts/build-places.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface ListedPort {
  name: string;
  coordinates?: readonly [lon: number, lat: number];
  timezone?: string;
  unlocs: readonly string[];
}

const require = createRequire(import.meta.url);
const listed = require('sea-ports/lib/ports.json') as Record<string, ListedPort>;
const zoneAt = require('@photostructure/tz-lookup') as (lat: number, lon: number) => string;

/** `CODE Zone Name` of places that the list lacks, or whose name or zone is wrong there. */
const BY_HAND = `
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
CAVAN America/Vancouver Vancouver
CATOR America/Toronto Toronto
CAMTR America/Toronto Montreal
MXZLO America/Mexico_City Manzanillo
MXMEX America/Mexico_City Mexico City
COCTG America/Bogota Cartagena
PECLL America/Lima Callao
CLSAI America/Santiago San Antonio
BRSSZ America/Sao_Paulo Santos
AUSYD Australia/Sydney Sydney
AUMEL Australia/Melbourne Melbourne
NZAKL Pacific/Auckland Auckland
ZADUR Africa/Johannesburg Durban
ZAJNB Africa/Johannesburg Johannesburg
KEMBA Africa/Nairobi Mombasa
KENBO Africa/Nairobi Nairobi
`;

const isCode = (code: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/u.test(code);

function zoneOf(code: string, port: ListedPort): string | null {
  // All of China has one official time; coordinates in the west would give an unofficial zone.
  if (code.startsWith('CN')) return 'Asia/Shanghai';
  const [lon, lat] = port.coordinates ?? [];
  const zone = lat === undefined || lon === undefined ? null : zoneAt(lat, lon);
  // Offshore the lookup only has nautical zones, which ports do not use.
  return zone === null || zone.startsWith('Etc/') ? (port.timezone ?? null) : zone;
}

const found = new Map<string, { name: string; zone: string | null }>();
for (const [key, port] of Object.entries(listed)) {
  for (const code of new Set([key, ...port.unlocs])) {
    if (isCode(code) && !found.has(code)) found.set(code, { name: port.name.trim(), zone: zoneOf(code, port) });
  }
}
for (const line of BY_HAND.trim().split('\n')) {
  const [code = '', zone = '', ...name] = line.split(' ');
  found.set(code, { name: name.join(' '), zone });
}

const chinese = new Map<string, readonly [simplified: string, traditional: string]>();
for (const line of readFileSync(new URL('chinese-place-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const [code = '', simplified = '', traditional = simplified] = line.split(' ');
  if (!found.has(code)) throw new Error(`chinese-place-names.txt: ${code} is not a known place`);
  chinese.set(code, [simplified, traditional]);
}

const zones = [...new Set([...found.values()].flatMap(({ zone }) => zone ?? []))].toSorted();
for (const zone of zones) new Intl.DateTimeFormat('en', { timeZone: zone }); // throws on a zone the runtime does not know
const rows = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
const places = rows.map(
  ([code, { name, zone }]) =>
    `    ${JSON.stringify(code)}: ${JSON.stringify([name, zone === null ? -1 : zones.indexOf(zone), ...(chinese.get(code) ?? [])])}`,
);
const target = new URL('../src/modules/place/places.gen.json', import.meta.url);
writeFileSync(target, `{\n  "zones": ${JSON.stringify(zones)},\n  "places": {\n${places.join(',\n')}\n  }\n}\n`);
process.stdout.write(`${rows.length} places, ${zones.length} zones → ${fileURLToPath(target)}\n`);
