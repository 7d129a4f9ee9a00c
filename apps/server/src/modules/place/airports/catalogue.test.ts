import { describe, expect, it } from 'vitest';
import { inLanguage } from '../catalogue.ts';
import { airportByCode, airportName, airportsContaining, zoneOfAirport } from './catalogue.ts';

describe('airports', () => {
  it('have name, coordinates and zone by their IATA code', () => {
    expect(airportByCode('PVG')).toMatchObject({ iataCode: 'PVG', name: 'Shanghai Pudong', latitude: 31.143, timeZone: 'Asia/Shanghai' });
    expect(airportByCode('XXX')).toBeNull();
    // Far in the west of China the official time is that of Shanghai.
    expect(zoneOfAirport('URC')).toBe('Asia/Shanghai');
  });

  it('are named in the language of the reader, those without a Chinese name in English', () => {
    expect(airportName('FRA', 'zh-cn')).toBe('法兰克福');
    expect(airportName('DOH', 'zh-tw')).toBe('杜哈');
    expect(airportName('ABZ', 'zh-cn')).toBe('Aberdeen Dyce');
    expect(inLanguage({ place: { iataCode: 'FRA', unLocationCode: null, name: 'Frankfurt' } }, 'zh-cn')).toEqual({
      place: { iataCode: 'FRA', unLocationCode: null, name: '法兰克福' },
    });
  });

  it('are found by code, town, name and Chinese name, the code itself first', () => {
    expect(airportsContaining('PUDONG')).toEqual(['PVG']);
    expect(airportsContaining('上海')).toEqual(['PVG', 'SHA']);
    expect(airportsContaining('FRA')[0]).toBe('FRA');
    expect(airportsContaining('LONDON').slice(0, 3).toSorted()).toEqual(['LGW', 'LHR', 'STN']);
  });
});
