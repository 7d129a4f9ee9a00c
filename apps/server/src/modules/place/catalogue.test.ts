import { describe, expect, it } from 'vitest';
import { endOfDay, placeByCode, zoneByCode } from './catalogue.ts';

describe('places', () => {
  it('have a name with country and zone for a port', () => {
    expect(placeByCode('CNYTN')).toEqual({ code: 'CNYTN', name: 'Yantian', country: 'CN', timeZone: 'Asia/Shanghai' });
    expect(zoneByCode('USMEM')).toBe('America/Chicago');
  });

  it('are empty for an unknown code', () => {
    expect(placeByCode('XXZZZ')).toBeNull();
    expect(zoneByCode(null)).toBeNull();
  });

  it('have one official time in all of China', () => {
    expect(zoneByCode('CNXIA')).toBe('Asia/Shanghai');
  });

  it('end a day in their own zone, also when the clocks change', () => {
    expect(endOfDay('2026-11-21', 'Asia/Shanghai')).toBe('2026-11-21T15:59:59.999Z');
    expect(endOfDay('2026-11-01', 'America/Los_Angeles')).toBe('2026-11-02T07:59:59.999Z');
    expect(endOfDay('2026-11-21', null)).toBe('2026-11-21T23:59:59.999Z');
  });
});
