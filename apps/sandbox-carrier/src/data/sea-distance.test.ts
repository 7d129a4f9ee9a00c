import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { offsetOf } from '../local-time.ts';
import { INLAND_PLACES, SEA_PORTS, findSeaPort } from './ports.ts';
import { seaDistanceNm } from './sea-distance.ts';

describe('sea distances', () => {
  it.each([
    ['CNSHA', 'USLAX', 5869],
    ['CNSHA', 'NLRTM', 10_508],
    ['CNYTN', 'USSAV', 11_004],
    ['SGSIN', 'NLRTM', 8354],
    ['CNSHA', 'AUSYD', 4565],
    ['USLAX', 'NZAKL', 5799],
  ])('from %s to %s are within 0.2 %% of the measured distance, also across the antimeridian', (from, to, nm) => {
    expect(Math.abs(seaDistanceNm(from, to) - nm) / nm).toBeLessThan(0.002);
    expect(seaDistanceNm(to, from)).toBe(seaDistanceNm(from, to));
  });

  it('exist between every two ports', () => {
    for (const { code: from } of SEA_PORTS) {
      for (const { code: to } of SEA_PORTS) {
        if (from === to) expect(seaDistanceNm(from, to)).toBe(0);
        else expect(seaDistanceNm(from, to)).toBeGreaterThan(1);
      }
    }
  });

  it('report the remedy for a missing port', () => {
    expect(() => seaDistanceNm('CNSHA', 'XXXXX')).toThrow(/build-routes/);
  });
});

describe('places', () => {
  it('have a UN/LOCODE, a zone that Intl knows and a terminal', () => {
    for (const place of [...SEA_PORTS, ...INLAND_PLACES]) {
      expect(place.code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: place.zone })).not.toThrow();
      expect(place.terminals.length).toBeGreaterThan(0);
      for (const { code, name } of place.terminals) expect(`${code}|${name}`).toMatch(/^[A-Z0-9]{3,6}\|\S/);
    }
  });

  it('inland are reached through listed ports', () => {
    for (const { gateways } of INLAND_PLACES) for (const port of gateways) expect(findSeaPort(port)).toBeDefined();
  });

  it('agree with the open port list, except for its known errors', () => {
    interface ListedPort {
      readonly coordinates?: readonly [lon: number, lat: number];
      readonly timezone?: string;
    }
    // JSON of the package: an object by UN/LOCODE, checked by hand.
    const listed = createRequire(import.meta.url)('sea-ports/lib/ports.json') as Readonly<Record<string, ListedPort>>;
    // In that list Yantian is in Fujian, Oakland in the Central zone, and Cai Mep is missing.
    const wrong = new Set(['CNYTN', 'USOAK', 'VNCMT']);
    const differing = SEA_PORTS.filter(({ code, lat, lon, zone }) => {
      const other = listed[code];
      if (wrong.has(code)) return false;
      if (!other?.coordinates || !other.timezone) return true;
      const degrees = Math.hypot(other.coordinates[1] - lat, (other.coordinates[0] - lon) * Math.cos((lat * Math.PI) / 180));
      const zones = [0, 6].every(
        (month) => offsetOf(Date.UTC(2026, month, 15), zone) === offsetOf(Date.UTC(2026, month, 15), other.timezone ?? ''),
      );
      return degrees > 0.9 || !zones;
    });
    expect(differing.map(({ code }) => code)).toEqual([]);
  });

  it('have unique codes', () => {
    const codes = [...SEA_PORTS, ...INLAND_PLACES].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
