import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  airlineOfAwb,
  carrierByCode,
  carrierByPrefix,
  CARRIERS,
  checkAwbNumber,
  checkContainerNumber,
  checkImoNumber,
  isValidCheck,
} from '@seaberry/tracking';
import { beforeAll, describe, expect, it } from 'vitest';

import { PLACE_NAMES } from '../tracking/fixtures/place-names.js';
import { LANES, SHIPS } from '../tracking/fixtures/world.js';

/* Samples of Storybook, the web, the example apps and the demonstration are plausible: readers copy them, and a forwarder notices what is not. */

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const SHOWN = /(?:\.mdx|\.stories\.tsx|\.fixtures\.ts|answer\.json|[/\\](?:examples|fixtures|samples|testing)[/\\][^/\\]+\.tsx?)$/;
const FOLDERS = ['packages/ui/src', 'packages/tracking/src/samples', 'apps/web/src', 'consumers', 'demo'];
/** Whether all files of this folder are samples. */
const isSampleFolder = (path: string): boolean => /^(?:packages\/tracking\/src\/samples|consumers\/[^/]+\/(?:src|app)|demo)\//.test(path);

/** Wrong on purpose: the samples of warnings and refusals. */
const WRONG = new Set(['CSNU6829140', 'CSNU6829161', 'MSCU1234567', '020-12345674', '157-53806271']);

/** Owner codes without a carrier: lessors, and the sandbox carrier. */
const LESSORS = new Set(['CAIU', 'FANU', 'TCLU', 'TCNU', 'TEXU', 'TGBU', 'TGHU', 'TRHU', 'TRLU', 'UETU', 'SBRU']);

/** A code outside the table, which is shown as it is. */
const UNKNOWN = new Set(['XZQQA']);

interface Sample {
  path: string;
  text: string;
}

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => !/node_modules|\/dist\/|\.next\/|\.test\.tsx?$/.test(path))
    .filter((path) => (isSampleFolder(path) ? /\.(?:tsx?|json)$/.test(path) : SHOWN.test(path)));

let samples: readonly Sample[] = [];
const places = new Map(Object.entries(JSON.parse(read('apps/server/src/modules/place/places.gen.json')) as Record<string, string[]>));

beforeAll(() => {
  samples = FOLDERS.flatMap(filesOf).map((path) => ({ path, text: read(path) }));
});

/** Matches of a pattern in all samples that a check refuses, as `path: match`. */
function refused(pattern: RegExp, isRight: (match: readonly string[]) => boolean): string[] {
  return samples.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter((match) => !isRight([...match].map(String))).map(([found]) => `${path}: ${found}`),
  );
}

it('samples of all kinds are read', () => {
  for (const folder of FOLDERS) expect(samples.some(({ path }) => path.startsWith(folder))).toBe(true);
  expect(samples.length).toBeGreaterThan(400);
});

describe('numbers', () => {
  it('container numbers have their check digit', () => {
    expect(refused(/\b[A-Z]{3}[UJZ]\d{7}\b/g, ([number = '']) => WRONG.has(number) || isValidCheck(checkContainerNumber(number)))).toEqual(
      [],
    );
  });

  it('container numbers have the owner code of a carrier or lessor', () => {
    const owners = new Set([...LESSORS, ...CARRIERS.flatMap(({ ownerCodes }) => ownerCodes)]);
    expect(refused(/\b([A-Z]{3}[UJZ])\d{7}\b/g, ([, owner = '']) => owners.has(owner))).toEqual([]);
  });

  it('air waybills have their check digit and the prefix of an airline', () => {
    const isRight = ([awb = '']: readonly string[]): boolean =>
      WRONG.has(awb) || (isValidCheck(checkAwbNumber(awb)) && airlineOfAwb(awb) !== null);
    expect(refused(/\b\d{3}-\d{8}\b/g, isRight)).toEqual([]);
  });

  it('IMO numbers have their check digit and belong to the ship beside them', () => {
    const imoOf = new Map(SHIPS.map(({ name, imo }) => [name, imo]));
    const digits = (text: string): string => text.replace(/\D/g, '');
    const isRight = (name: string, imo: string): boolean => isValidCheck(checkImoNumber(digits(imo))) && imoOf.get(name) === digits(imo);
    const PAIR = /(?:vessel|name|vesselName)"?: ['"]([^'"]+)['"],\s+"?(?:imo|vesselIMONumber)"?: ['"]?([\d_]{7,9})/g;
    const BACK = /"?(?:imo|vesselIMONumber)"?: ['"]?([\d_]{7,9})['"]?,\s+"?(?:vessel|name|vesselName)"?: ['"]([^'"]+)['"]/g;
    expect(refused(PAIR, ([, name = '', imo = '']) => isRight(name, imo))).toEqual([]);
    expect(refused(BACK, ([, imo = '', name = '']) => isRight(name, imo))).toEqual([]);
    expect(SHIPS.filter(({ imo }) => imo !== null && !isValidCheck(checkImoNumber(imo)))).toEqual([]);
  });
});

describe('places', () => {
  /** A terminal may follow the name. */
  const named = (code: string, name: string): boolean => places.get(code)?.some((known) => name.startsWith(known)) ?? false;

  it('a UN/LOCODE beside a name is the one of that place', () => {
    const PAIR = /['"]([A-Z]{2}[A-Z2-9]{3})['"],\s+(?:"?\w*[nN]ame"?: )?['"]([A-Z\u4e00-\u9fff][^'"]*)['"]/g;
    const isPlace = (code: string): boolean => places.has(code);
    expect(refused(PAIR, ([, code = '', name = '']) => !isPlace(code) || isPlace(name) || named(code, name))).toEqual([]);
  });

  it('every UN/LOCODE of a port exists', () => {
    const CODE = /"?(?:pol|pod|pld|UNLocationCode|unLocationCode)(?:Code)?"?: ['"]([A-Z]{2}[A-Z2-9]{3})['"]/g;
    expect(refused(CODE, ([, code = '']) => UNKNOWN.has(code) || places.has(code))).toEqual([]);
  });

  it('Chinese names of places are those of the product', () => {
    // The product has no Chinese names of airports yet.
    const ports = Object.entries(PLACE_NAMES).filter(([code]) => !/^[A-Z]{3}$/.test(code));
    expect(ports.map(([code]) => [code, places.get(code)?.slice(1)])).toEqual(ports);
  });

  it('lanes name their places, ships and owner codes', () => {
    for (const { pol, pod, vessel, carrier, owner } of LANES) {
      expect([named(...pol), named(...pod)], `${pol[0]} ${pod[0]}`).toEqual([true, true]);
      expect(SHIPS.find(({ name }) => name === vessel)?.carrier).toBe(carrier);
      expect(carrierByCode(carrier)?.ownerCodes).toContain(owner);
    }
  });
});

describe('carriers', () => {
  /** Trade names as they occur in samples, with the SCAC. */
  const NAMES: readonly (readonly [name: RegExp, scac: string])[] = [
    [/\bCOSCO\b|\bCSCL\b/, 'COSU'],
    [/\bMSC\b/, 'MSCU'],
    [/\bONE\b/, 'ONEY'],
    [/\bHapag/, 'HLCU'],
    [/\bMaersk\b/, 'MAEU'],
    [/\bCMA CGM\b/, 'CMDU'],
    [/\bEvergreen\b|\bEver [AG]/, 'EGLV'],
    [/\bZIM\b/, 'ZIMU'],
    [/\bYang Ming\b/, 'YMLU'],
    [/\bHMM\b/, 'HDMU'],
    [/\bOOCL\b/, 'OOLU'],
  ];

  it('a bill beside a carrier or ship on one line has the prefix of that carrier', () => {
    const wrong = samples.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => {
        const bills = [...line.matchAll(/\b[A-Z]{4}[A-Z0-9]*\d{5,}[A-Z0-9]*\b/g)].flatMap(([bill]) => carrierByPrefix(bill)?.code ?? []);
        const names = NAMES.filter(([name]) => name.test(line)).map(([, scac]) => scac);
        return bills.length > 0 && names.length > 0 && !bills.some((code) => names.includes(code)) ? [`${path}: ${line.trim()}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('the demonstration gives each number to its carrier', () => {
    const ofBill = /"referenceNo": "([A-Z]{4}[A-Z0-9]+)"[^}]*"carrierCode": "([A-Z]{4})"/g;
    const ofVoyage = /"reference": "([A-Z]{4}[A-Z0-9]+)"[^}]*"carrier": "([A-Z]{4})"/g;
    const isRight = ([, number = '', carrier = '']: readonly string[]): boolean => {
      const owner = CARRIERS.find(({ ownerCodes }) => ownerCodes.includes(number.slice(0, 4)));
      const named = isValidCheck(checkContainerNumber(number)) ? owner : carrierByPrefix(number);
      // Prefixes of bookings name the office, not the carrier.
      return named === null || named?.code === carrier;
    };
    expect([...refused(ofBill, isRight), ...refused(ofVoyage, isRight)]).toEqual([]);
  });

  it('containers of a voyage belong to its carrier or a lessor', () => {
    const { bookings } = JSON.parse(read('demo/voyages.json')) as {
      bookings: readonly { reference: string; carrier: string; containers?: readonly string[] }[];
    };
    const wrong = bookings.flatMap(({ carrier, containers = [] }) =>
      containers.filter((number) => {
        const owner = number.slice(0, 4);
        return !LESSORS.has(owner) && !carrierByCode(carrier)?.ownerCodes.includes(owner);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
