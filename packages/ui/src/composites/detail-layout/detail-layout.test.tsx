import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { DetailLayout } from './index.js';

conformance(<DetailLayout header="COSU6412873350" main="Timeline" aside="Map" />, { root: 'div', slot: 'detail-layout' });

const box = (screen: { container: Element }, name: string): DOMRect =>
  screen.container.querySelector(`#${name}`)?.getBoundingClientRect() ?? new DOMRect();

it('stacks the columns below 1200 px and puts them side by side from there', async () => {
  await page.viewport(1199, 768);
  const screen = await render(<DetailLayout main={<p id="timeline">Timeline</p>} aside={<p id="map">Map</p>} />);
  expect(box(screen, 'map').top).toBeGreaterThan(box(screen, 'timeline').top);
  await page.viewport(1200, 768);
  expect(box(screen, 'map').top).toBe(box(screen, 'timeline').top);
});

const block = (id: string, height: number) => <div key={id} id={id} style={{ minBlockSize: height }} />;
const three = [block('map', 100), block('people', 100), block('remarks', 100)];

it('ends both columns at the same height: every card of a shorter aside grows a little', async () => {
  await page.viewport(1440, 900);
  const screen = await render(<DetailLayout main={block('timeline', 600)} aside={three} />);
  expect(box(screen, 'remarks').bottom).toBe(box(screen, 'timeline').bottom);
  expect(box(screen, 'map').height).toBeCloseTo(box(screen, 'remarks').height, 0);
});

it('puts the last card below the shorter column, and moves it when the other one becomes shorter', async () => {
  await page.viewport(1440, 900);
  const layout = (timeline: number) => <DetailLayout main={block('timeline', timeline)} aside={three} last={block('activity', 150)} />;
  const screen = await render(layout(900));
  expect(box(screen, 'activity').left).toBe(box(screen, 'map').left);
  expect(box(screen, 'activity').bottom).toBe(box(screen, 'timeline').bottom);
  await screen.rerender(layout(250));
  await expect.poll(() => box(screen, 'activity').left).toBe(box(screen, 'timeline').left);
  expect(box(screen, 'timeline').height).toBe(250);
  expect(box(screen, 'remarks').bottom).toBe(box(screen, 'activity').bottom);
});

it('pairs the cards of the aside on a tablet, without unequal ends, and has them in one column on a phone', async () => {
  await page.viewport(1024, 768);
  const screen = await render(
    <DetailLayout
      main={block('timeline', 100)}
      aside={[block('one', 100), block('two', 200), block('three', 100)]}
      last={block('activity', 100)}
    />,
  );
  expect(box(screen, 'two').top).toBe(box(screen, 'one').top);
  expect(box(screen, 'two').bottom).toBe(box(screen, 'one').bottom);
  expect(box(screen, 'three').width).toBe(box(screen, 'timeline').width);
  expect(box(screen, 'activity').width).toBe(box(screen, 'timeline').width);
  await page.viewport(390, 844);
  expect(box(screen, 'two').top).toBeGreaterThan(box(screen, 'one').bottom);
});

it('has the aside first where there is one column, and for the keyboard, with cards as high as their content', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <DetailLayout first="aside" heights="content" main={block('timeline', 600)} aside={block('map', 100)} last={block('activity', 150)} />,
  );
  expect(box(screen, 'map').bottom).toBeLessThan(box(screen, 'timeline').top);
  await page.viewport(1440, 900);
  expect(box(screen, 'map').left).toBeGreaterThan(box(screen, 'timeline').right);
  expect(box(screen, 'map').top).toBe(box(screen, 'timeline').top);
  expect(box(screen, 'map').height).toBe(100);
  expect(box(screen, 'activity').left).toBe(box(screen, 'map').left);
  expect(box(screen, 'activity').height).toBe(150);
});
