import { describe, expect, it } from 'vitest';
import { endOfDay, placeByCode, zoneByCode } from './catalogue.ts';

describe('places', () => {
  it('names a port with country and zone', () => {
    expect(placeByCode('CNYTN')).toEqual({ code: 'CNYTN', name: 'Yantian', country: 'CN', timeZone: 'Asia/Shanghai' });
    expect(zoneByCode('USMEM')).toBe('America/Chicago');
  });

  it('returns nothing for an unknown code', () => {
    expect(placeByCode('XXZZZ')).toBeNull();
    expect(zoneByCode(null)).toBeNull();
  });

  it('keeps one official time in all of China', () => {
    expect(zoneByCode('CNXIA')).toBe('Asia/Shanghai');
  });

  it('ends a day in the zone of the place, also when the clocks change', () => {
    expect(endOfDay('2026-11-21', 'Asia/Shanghai')).toBe('2026-11-21T15:59:59.999Z');
    expect(endOfDay('2026-11-01', 'America/Los_Angeles')).toBe('2026-11-02T07:59:59.999Z');
    expect(endOfDay('2026-11-21', null)).toBe('2026-11-21T23:59:59.999Z');
  });
});
