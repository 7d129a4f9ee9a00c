import type { ShipmentRoute } from '@seaberry/tracking';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { device } from '../../testing/device.js';
import { finishedRoute, lateRoute, pacificRoute, silentRoute } from '../fixtures/routes.js';
import { RouteMap } from './index.js';

const emptyRoute: ShipmentRoute = { stops: [], legs: [], position: null, unplaced: [] };
afterEach(() => device({ 'prefers-reduced-motion': 'reduce' }));

const svgOf = (container: Element): SVGSVGElement => container.querySelector('svg') ?? expect.fail('nothing is drawn');

conformance(<RouteMap route={lateRoute} />, { root: 'div', slot: 'route-map' });
conformance(<RouteMap route={emptyRoute} />, { root: 'div', slot: 'route-map' });

it('says in a list and in a line all that it draws', async () => {
  const screen = await render(<RouteMap route={lateRoute} />);
  await expect.element(screen.getByRole('img')).toHaveAccessibleName('Way from Shanghai to Duisburg');
  const stops = screen.getByRole('listitem').elements();
  expect(stops).toHaveLength(lateRoute.stops.length);
  expect(stops[0]?.textContent).toMatch(/^Shanghai: left \d+ \w+$/);
  expect(stops.at(-1)?.textContent).toMatch(/^Duisburg: arrives \d+ \w+$/);
  await expect.element(screen.getByText(/^Estimated position, .*UTC/)).toBeVisible();
  await expect.element(screen.getByText(/^[\d,]+ nm and [\d,]+ km by land to go$/)).toBeVisible();
});

it('gives labels that cover neither each other nor leave the drawing', async () => {
  for (const width of [300, 470, 900]) {
    const screen = await render(
      <div style={{ width }}>
        <RouteMap route={lateRoute} />
        <RouteMap route={pacificRoute} />
      </div>,
    );
    for (const drawing of screen.container.querySelectorAll('[data-slot="route-map-drawing"]')) {
      const edge = drawing.getBoundingClientRect();
      const boxes = [...drawing.querySelectorAll('[data-slot="route-map-label"]')].map((label) => label.getBoundingClientRect());
      expect(boxes.length).toBeGreaterThanOrEqual(2);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(edge.left);
        expect(box.right).toBeLessThanOrEqual(edge.right);
        for (const other of boxes.slice(index + 1)) {
          const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
          expect(apart, `${index} at ${width} px`).toBe(true);
        }
      }
    }
    await screen.unmount();
  }
});

it('fills its width with a route that arrives after an empty one, and follows a resize', async () => {
  const draw = (route: ShipmentRoute, width: number) => (
    <div style={{ width }}>
      <RouteMap route={route} />
    </div>
  );
  const screen = await render(draw(emptyRoute, 700));
  await screen.rerender(draw(lateRoute, 700));
  expect(svgOf(screen.container).getBoundingClientRect().width).toBe(700);
  await screen.rerender(draw(lateRoute, 300));
  await expect.poll(() => svgOf(screen.container).getBoundingClientRect().width).toBe(300);
});

it('draws land and labels in the colours of the system where colours are forced', async () => {
  const screen = await render(<RouteMap route={lateRoute} />);
  const coloursOf = (slot: string): string[] => {
    const { fill, stroke } = getComputedStyle(screen.container.querySelector(`[data-slot="${slot}"]`) ?? expect.fail(slot));
    return [fill, stroke];
  };
  await expect.poll(() => screen.container.querySelector('[data-slot="route-map-land"]')).not.toBeNull();
  const full = coloursOf('route-map-label');
  await device({ 'forced-colors': 'active' });
  const probe = document.createElement('p');
  probe.style.cssText = 'color: CanvasText; background: Canvas';
  screen.container.append(probe);
  const system = getComputedStyle(probe);
  await expect.poll(() => coloursOf('route-map-land')).toEqual([system.backgroundColor, system.color]);
  expect(coloursOf('route-map-label')).toEqual([system.color, system.backgroundColor]);
  expect(coloursOf('route-map-label')).not.toEqual(full);
});

it('marks a reported position by a ring around its stop, and an estimate by a vessel', async () => {
  for (const [route, marks] of [
    [silentRoute, ['route-map-here']],
    [finishedRoute, ['route-map-here']],
    [lateRoute, ['route-map-ship']],
  ] as const) {
    const screen = await render(<RouteMap route={route} />);
    const drawn = [...screen.container.querySelectorAll('[data-slot="route-map-here"], [data-slot="route-map-ship"]')];
    expect(drawn.map((mark) => mark.getAttribute('data-slot'))).toEqual(marks);
    const centre = (element: Element): number[] => {
      const { left, width, top, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2].map(Math.round);
    };
    if (marks[0] === 'route-map-here') {
      const stops = [...screen.container.querySelectorAll('[data-slot="route-map-stop"]')].map(centre);
      expect(stops).toContainEqual(centre(drawn[0] as Element));
    }
    await screen.unmount();
  }
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 'tall' as unknown as number, -5])('draws with a height of %s', async (height) => {
  const screen = await render(<RouteMap route={lateRoute} height={height} />);
  await expect.poll(() => screen.container.querySelector('[data-slot="route-map-land"]')).not.toBeNull();
  expect(svgOf(screen.container).outerHTML).not.toMatch(/NaN|Infinity/);
  expect(svgOf(screen.container).getBoundingClientRect().height).toBe(height === -5 ? 80 : 200);
});
