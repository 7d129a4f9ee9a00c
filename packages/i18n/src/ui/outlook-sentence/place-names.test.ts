import { expect, it } from 'vitest';
import { tracking as en } from '../en/tracking.js';
import { tracking as zhCn } from '../zh-CN/tracking.js';
import { tracking as zhTw } from '../zh-TW/tracking.js';
import { knownName, placeName } from './words.js';

const named = (place: Partial<Parameters<typeof placeName>[0]>) => ({ name: null, unLocationCode: null, facilityCode: null, ...place });

it('shows a port without a name as its code with the country in the language', () => {
  const antwerp = named({ unLocationCode: 'BEANR', facilityCode: '1718' });
  expect([en, zhCn, zhTw].map((text) => placeName(antwerp, text))).toEqual(['BEANR (Belgium)', 'BEANR（比利时）', 'BEANR（比利時）']);
});

it('shows a code of no country, of an airport or of a terminal as it is, and the name where it is known', () => {
  expect(placeName(named({ unLocationCode: 'XZQQA' }), en)).toBe('XZQQA');
  expect(placeName(named({ unLocationCode: '12345' }), en)).toBe('12345');
  expect(placeName(named({ iataCode: 'PVG' }), en)).toBe('PVG');
  expect(placeName(named({ facilityCode: 'ECTD' }), en)).toBe('ECTD');
  expect(placeName(named({ name: 'Antwerp', unLocationCode: 'BEANR' }), en)).toBe('Antwerp');
  expect(knownName(named({}), en)).toBeNull();
});
