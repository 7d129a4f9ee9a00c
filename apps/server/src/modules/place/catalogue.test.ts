import { describe, expect, it } from 'vitest';
import { endOfDay, inLanguage, customPlaceName, placeByCode, placesContaining, zoneByCode } from './catalogue.ts';

describe('places', () => {
  it('have a name, country and time zone', () => {
    expect(placeByCode('CNYTN')).toEqual({ code: 'CNYTN', name: 'Yantian', country: 'CN', timeZone: 'Asia/Shanghai' });
    expect(zoneByCode('USMEM')).toBe('America/Chicago');
  });

  it('are null for an unknown code', () => {
    expect(placeByCode('XXZZZ')).toBeNull();
    expect(zoneByCode(null)).toBeNull();
  });

  it('have Chinese names, else the English one', () => {
    expect(placeByCode('CNYTN', 'zh-cn')?.name).toBe('盐田');
    expect(placeByCode('CNYTN', 'zh-tw')?.name).toBe('鹽田');
    expect(placeByCode('CNSHA', 'zh-tw')?.name).toBe('上海');
    expect(placeByCode('NOBVG', 'zh-cn')?.name).toBe(placeByCode('NOBVG')?.name);
  });

  it('are found by a part of any of their names', () => {
    for (const text of ['盐田', '鹽田', 'YANTIA', 'CNYTN']) expect(placesContaining(text), text).toEqual(['CNYTN']);
    expect(placesContaining('洛杉')).toEqual(['USLAX']);
    // Names that people write for short.
    expect(['休斯顿', '外高桥'].map(placesContaining)).toEqual([['USHOU'], ['CNSHA']]);
  });

  it('have no custom name if the entered name is one of the catalogue', () => {
    for (const name of ['Yantian', '盐田', '鹽田', null]) expect(customPlaceName('CNYTN', name)).toBeNull();
    expect(customPlaceName('CNYTN', 'Yantian Terminal 3')).toBe('Yantian Terminal 3');
    expect(customPlaceName(null, 'Yantian')).toBe('Yantian');
  });

  it('are translated anywhere in a response', () => {
    const rail = {
      rail: [{ placeCode: 'CNYTN', placeName: 'YANTIAN', slipMs: 1 }],
      next: { place: { unLocationCode: 'XXZZZ', name: 'Quay' } },
    };
    expect(inLanguage(rail, 'en')).toBe(rail);
    expect(inLanguage(rail, 'zh-cn')).toEqual({ ...rail, rail: [{ placeCode: 'CNYTN', placeName: '盐田', slipMs: 1 }] });
  });

  it('in China all have the time zone of Shanghai', () => {
    expect(zoneByCode('CNXIA')).toBe('Asia/Shanghai');
  });

  it('decide the zone in which a day ends, also at a change of the clocks', () => {
    expect(endOfDay('2026-11-21', 'Asia/Shanghai')).toBe('2026-11-21T15:59:59.999Z');
    expect(endOfDay('2026-11-01', 'America/Los_Angeles')).toBe('2026-11-02T07:59:59.999Z');
    expect(endOfDay('2026-11-21', null)).toBe('2026-11-21T23:59:59.999Z');
  });
});
