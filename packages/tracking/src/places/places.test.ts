import { expect, test } from 'vitest';
import { call, MOTHER } from '../testing/dcsa.js';
import { shipmentFromDcsa } from '../state/index.js';
import { englishNameOf, simplifiedNameOf, traditionalNameOf } from './index.js';
import { NAMES as ENGLISH } from './english.gen.js';
import { NAMES as SIMPLIFIED } from './simplified.gen.js';

test('a port has its name in each language', () => {
  expect([englishNameOf, simplifiedNameOf, traditionalNameOf].map((nameOf) => nameOf('BEANR'))).toEqual([
    'Antwerp',
    '安特卫普',
    '安特衛普',
  ]);
});

test('a smaller place has an English name only, an unknown one none', () => {
  expect([englishNameOf, simplifiedNameOf, traditionalNameOf].map((nameOf) => nameOf('AEJED'))).toEqual(['Jebel Dhanna', null, null]);
  expect(['XZQQA', 'BE', 'beanr', ''].map(englishNameOf)).toEqual([null, null, null, null]);
});

test('every code of a table is a UN/LOCODE with a name of its own', () => {
  for (const table of [ENGLISH, SIMPLIFIED]) {
    const places = table.split('\n').flatMap((line) =>
      line
        .slice(2)
        .split(';')
        .map((place) => line.slice(0, 2) + place),
    );
    expect(places.filter((place) => !/^[A-Z]{2}[A-Z2-9]{3}[^\s;].*[^\s;]$/u.test(place))).toEqual([]);
    expect(new Set(places.map((place) => place.slice(0, 5))).size).toBe(places.length);
  }
});

const antwerp = (options: Parameters<typeof shipmentFromDcsa>[1], locationName?: string) => {
  const place = { UNLocationCode: 'BEANR', facilityTypeCode: 'POTE', ...(locationName !== undefined && { location: { locationName } }) };
  const departed = {
    ...call('DEPA', 'BEANR', '2026-10-16T18:00:00+02:00', { vessel: MOTHER }),
    transportCall: { modeOfTransport: 'VESSEL', vessel: MOTHER, ...place },
  };
  const { containers } = shipmentFromDcsa([departed], { asOf: '2026-12-01T00:00:00.000Z', ...options });
  return containers.flatMap(({ stations }) => stations).find(({ place: at }) => at?.unLocationCode === 'BEANR')?.place?.name;
};

test('a port that a carrier sends by its code alone has the name that is passed for it', () => {
  expect(antwerp({})).toBeNull();
  expect(antwerp({ placeNameOf: englishNameOf })).toBe('Antwerp');
});

test('a name that is passed replaces that of the carrier, and an unknown one leaves it', () => {
  expect(antwerp({ placeNameOf: simplifiedNameOf }, 'ANTWERP, BELGIUM')).toBe('安特卫普');
  expect(antwerp({ placeNameOf: () => null }, 'ANTWERP, BELGIUM')).toBe('ANTWERP, BELGIUM');
});
