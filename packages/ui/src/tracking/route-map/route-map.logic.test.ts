import { describe, expect, it } from 'vitest';

import { lateRoute, pacificRoute } from '../fixtures/routes.js';
import { placeLabels } from './labels.logic.js';
import { landPath } from './land.logic.js';
import { viewOf } from './projection.logic.js';
import { drawRoute } from './route-map.logic.js';

const SIZE = [470, 200] as const;
const pointsOf = (path: string): [number, number][][] =>
  path
    .split('Z')
    .filter(Boolean)
    .map((ring) => ring.slice(1).split('L').map((pair) => pair.split(' ').map(Number) as [number, number])); // prettier-ignore

describe('the drawing of a way', () => {
  it('is divided where the shipment is', () => {
    const drawing = drawRoute(lateRoute, ...SIZE);
    const here = drawing?.position;
    expect(here?.isEstimated).toBe(true);
    expect(drawing?.past.at(-1)?.at(-1)).toMatchObject({ x: here?.x, y: here?.y });
    expect(drawing?.ahead[0]?.[0]).toMatchObject({ x: here?.x, y: here?.y });
  });

  it('is whole within its box, also over the date line', () => {
    for (const route of [lateRoute, pacificRoute]) {
      const { past = [], ahead = [], stops = [] } = drawRoute(route, ...SIZE) ?? {};
      for (const { x, y } of [...past.flat(), ...ahead.flat(), ...stops]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(SIZE[0]);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(SIZE[1]);
      }
    }
  });

  it('shows no part of the world twice, however wide its box is', () => {
    for (const width of [470, 1000, 1264, 2000]) {
      const { view } = drawRoute(lateRoute, width, 200) ?? {};
      expect(view?.width).toBeLessThanOrEqual(width);
      expect((view?.width ?? 0) / (view?.scale ?? 1)).toBeLessThanOrEqual(360);
    }
    expect(drawRoute(lateRoute, 470, 200)?.view.width).toBe(470);
  });

  it('is none without stops', () => {
    expect(drawRoute({ stops: [], legs: [], position: null, unplaced: [] }, ...SIZE)).toBeNull();
  });
});

describe('the land', () => {
  it('has no line across the map where a coast crosses the date line', () => {
    const view = viewOf([[120, 75], [240, 20]], 600, 400, { x: 20, y: 20 }); // prettier-ignore
    const rings = pointsOf(landPath(view));
    expect(rings.length).toBeGreaterThan(20);
    const steps = rings.flatMap((ring) => ring.map(([x], index) => Math.abs(x - (ring[index - 1]?.[0] ?? x))));
    expect(Math.max(...steps)).toBeLessThan(100);
  });

  it('is where it is: Madrid is on land, the middle of the Pacific is not', () => {
    const isLand = (lon: number, lat: number): boolean => {
      const rings = pointsOf(landPath(viewOf([[lon, lat]], 40, 40, { x: 0, y: 0 })));
      const crossings = rings.flatMap((ring) =>
        ring.filter(([x, y], index) => {
          const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
          return y > 20 !== beforeY > 20 && 20 < beforeX + ((x - beforeX) * (20 - beforeY)) / (y - beforeY);
        }),
      );
      return crossings.length % 2 === 1;
    };
    expect(isLand(-3.7, 40.4)).toBe(true);
    expect(isLand(-150, -40)).toBe(false);
  });
});

describe('labels', () => {
  const at = (key: string, x: number, y: number) => ({ key, x, y, lines: ['Ningbo', 'left 3 Nov'] });

  it('are beside their points and apart from each other', () => {
    const labels = placeLabels([at('a', 100, 100), at('b', 104, 102)], [{ x: 100, y: 100 }], [], { width: 300, height: 200 });
    expect(labels.map(({ key }) => key)).toEqual(['a', 'b']);
    const [a, b] = labels;
    const apart = (a?.left ?? 0) + (a?.width ?? 0) <= (b?.left ?? 0) || (b?.left ?? 0) + (b?.width ?? 0) <= (a?.left ?? 0);
    expect(apart || Math.abs((a?.top ?? 0) - (b?.top ?? 0)) >= 30).toBe(true);
  });

  it('avoid the line, keep the name alone where there is little room, and are left out where there is none', () => {
    const line = [{ x: 100, y: 100 }, { x: 290, y: 100 }]; // prettier-ignore
    const [free] = placeLabels([at('a', 100, 100)], [], [line], { width: 300, height: 200 });
    expect(free?.left).toBeLessThan(100);
    const low = placeLabels([at('a', 100, 10)], [], [], { width: 300, height: 22 });
    expect(low.map(({ lines }) => lines)).toEqual([['Ningbo']]);
    expect(placeLabels([at('a', 10, 10)], [], [], { width: 30, height: 22 })).toEqual([]);
  });
});
