import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../clock.ts';
import { findInland } from '../data/ports.ts';
import { HUBS, LANES } from '../data/trades.ts';
import { findSeaPort } from '../data/ports.ts';
import { imoNumber } from '../identifiers.ts';
import { LOOPS, NETWORK } from './loops.ts';
import { routesBetween } from './routing.ts';
import { sailingOf } from './sailings.ts';

describe('the fleet', () => {
  const fleet = LOOPS.flatMap((loop) => loop.fleet);

  it('has unique IMO numbers with valid check digits, and unique names', () => {
    expect(imoNumber(932_148)).toBe('9321483');
    for (const { imo } of fleet) expect(imoNumber(Number(imo.slice(0, 6)))).toBe(imo);
    expect(new Set(fleet.map(({ imo }) => imo)).size).toBe(fleet.length);
    expect(new Set(fleet.map(({ name }) => name)).size).toBe(fleet.length);
  });

  it('sails services with standard codes', () => {
    for (const { code, usr } of LOOPS) {
      expect(code.length).toBeLessThanOrEqual(5);
      expect(usr).toMatch(/^SR\d{5}[A-Z]$/);
    }
    expect(new Set(LOOPS.map(({ usr }) => usr)).size).toBe(LOOPS.length);
  });
});

describe('sailings', () => {
  it('have one late, two punctual and one early sailing in every week of a trade', () => {
    for (const trade of NETWORK.slice(0, 6)) {
      for (let round = 140; round < 160; round += 1) {
        const kinds = trade.loops.map((loop) => sailingOf(loop, round).punctuality).sort();
        expect(kinds).toEqual(['early', 'late', 'ontime', 'ontime']);
      }
    }
  });

  it('move forward: every ship arrives before she leaves, and leaves before she arrives at the next port', () => {
    for (const loop of LOOPS) {
      for (const round of [-3, 150, 151, 152, 153]) {
        const times = sailingOf(loop, round).calls.flatMap(({ arrival, departure }) => [arrival.actual, departure.actual]);
        for (const [i, time] of times.entries()) if (i > 0) expect(time).toBeGreaterThan(times[i - 1] ?? Infinity);
      }
    }
  });

  it('end a round before the ship begins her next one', () => {
    for (const loop of LOOPS) {
      for (let round = 140; round < 150; round += 1) {
        const end = sailingOf(loop, round).calls.at(-1)?.arrival.actual ?? Infinity;
        const next = sailingOf(loop, round + loop.fleet.length).calls[0]?.departure.actual ?? 0;
        expect(end).toBeLessThan(next);
      }
    }
  });

  it('have no estimate for a past time, and none after the event', () => {
    for (const loop of LOOPS.slice(0, 40)) {
      for (const { arrival, departure } of sailingOf(loop, 151).calls) {
        for (const movement of [arrival, departure]) {
          for (const { at, value } of movement.revisions) {
            expect(value).toBeGreaterThanOrEqual(at + HOUR_MS);
            expect(at).toBeLessThan(movement.actual);
          }
        }
      }
    }
  });
});

describe('routes', () => {
  it('exist for every lane, with its inland place beyond its port', () => {
    for (const lane of LANES) {
      const [pol = '', pod = '', pld] = lane.split('>');
      expect(routesBetween(pol, pod), lane).not.toHaveLength(0);
      if (pld) expect(findInland(pld)?.gateways, lane).toContain(pod);
    }
  });

  it('connect at hubs and have the requested ends', () => {
    for (const [pol, pod] of [
      ['JPUKB', 'DEHAM'],
      ['VNHPH', 'NLRTM'],
      ['CNSHA', 'TRIST'],
    ] as const) {
      for (const { legs } of routesBetween(pol, pod)) {
        const ports = legs.flatMap(({ trade, from, to }) => [trade.ports[from], trade.ports[to]]);
        expect(ports[0]).toBe(pol);
        expect(ports.at(-1)).toBe(pod);
        for (let i = 1; i < ports.length - 1; i += 2) {
          expect(ports[i]).toBe(ports[i + 1]);
          expect(HUBS).toContain(ports[i]);
        }
      }
    }
  });

  it('are none from a port to itself', () => {
    expect(findSeaPort('CNSHA')).toBeDefined();
    expect(routesBetween('CNSHA', 'CNSHA')).toEqual([]);
  });
});
