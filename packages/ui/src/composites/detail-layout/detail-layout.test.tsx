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

it('ends both columns at the same height, so that neither leaves a hole', async () => {
  await page.viewport(1440, 900);
  const screen = await render(
    <DetailLayout
      main={<div id="timeline" style={{ blockSize: 600 }} />}
      aside={
        <>
          <div id="map" style={{ minBlockSize: 100 }} />
          <div id="activity" style={{ minBlockSize: 100 }} />
        </>
      }
    />,
  );
  expect(box(screen, 'map').height).toBe(100);
  expect(box(screen, 'activity').bottom).toBe(box(screen, 'timeline').bottom);
});

it('puts the cards of the aside in two columns on a tablet, and in one on a phone', async () => {
  await page.viewport(1024, 768);
  const card = (id: string) => <div id={id} style={{ blockSize: 100 }} />;
  const screen = await render(
    <DetailLayout
      main="Timeline"
      aside={
        <>
          {card('one')}
          {card('two')}
        </>
      }
    />,
  );
  expect(box(screen, 'two').top).toBe(box(screen, 'one').top);
  await page.viewport(390, 844);
  expect(box(screen, 'two').top).toBeGreaterThan(box(screen, 'one').bottom);
});
