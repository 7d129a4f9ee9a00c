import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Dialog } from '../components/dialog/index.js';
import { late, NOW } from '../tracking/fixtures/journeys.js';
import { lateRoute } from '../tracking/fixtures/routes.js';
import { RouteMap } from '../tracking/route-map/index.js';
import { ShipmentTimeline } from '../tracking/shipment-timeline/index.js';
import { addSheet, complete, hosts, layered, onBarePage, Parts, plain } from './fixtures/parts.js';

onBarePage();

/** Computed properties of an element that a reset could change. */
const PROPERTIES = `
  display width height margin padding border-top border-inline-start border-radius box-sizing background-color
  background-image color font-family font-size font-weight line-height letter-spacing text-align
  text-decoration-line list-style-type vertical-align opacity float appearance
`
  .trim()
  .split(/\s+/);

type Styles = Record<string, string>;

function stylesOf(element: Element): Styles {
  const style = getComputedStyle(element);
  return Object.fromEntries(PROPERTIES.map((name) => [name, style.getPropertyValue(name)]));
}

/** Computed styles of elements with these style sheets and no others. */
function stylesUnder(sheets: readonly string[], elements: readonly Element[]): Styles[] {
  const tags = sheets.map((css) => addSheet(css));
  const styles = elements.map(stylesOf);
  for (const tag of tags) tag.remove();
  return styles;
}

/** Differences by name of part, each once. */
function differences(elements: readonly Element[], wanted: readonly Styles[], found: readonly Styles[]): string[] {
  const lines = elements.flatMap((element, at) =>
    PROPERTIES.filter((name) => wanted[at]?.[name] !== found[at]?.[name]).map(
      (name) => `${element.getAttribute('data-slot') ?? element.tagName} ${name}: ${wanted[at]?.[name] ?? ''} → ${found[at]?.[name] ?? ''}`,
    ),
  );
  return [...new Set(lines)];
}

async function renderParts(): Promise<Element[]> {
  await render(
    <>
      <Parts />
      <Dialog open title="Track a shipment">
        A bill, a container or a booking.
      </Dialog>
    </>,
  );
  return complete();
}

it('a part has its own type and colours on a page without an attribute or a style', async () => {
  const parts = await renderParts();
  const [button, timeline, dialog] = ['button', 'shipment-timeline', 'dialog'].map((slot) =>
    parts.findIndex((part) => part.getAttribute('data-slot') === slot),
  );
  const styles = stylesUnder([plain], parts);
  for (const at of [button, timeline, dialog]) expect(styles[at ?? -1]?.['font-family']).toMatch(/^"Inter Variable"/);
  expect(styles[timeline ?? -1]).toMatchObject({ color: 'oklch(0.232 0.017 163)', 'font-size': '14px' });
});

it('a part below an element with the dark theme has its colours', async () => {
  const screen = await render(
    <div data-theme="dark">
      <ShipmentTimeline container={late} now={NOW} />
    </div>,
  );
  const [style] = stylesUnder([plain], [...screen.container.querySelectorAll('[data-slot=shipment-timeline]')]);
  expect(style?.['color']).toBe('oklch(0.942 0.01 165)');
});

it('every part looks the same in both style sheets', async () => {
  const parts = await renderParts();
  expect(parts.length).toBeGreaterThan(300);
  expect(differences(parts, stylesUnder([layered], parts), stylesUnder([plain], parts))).toEqual([]);
});

it('the reset of a host takes nothing from a part, in either order', async () => {
  const parts = await renderParts();
  const wanted = stylesUnder([plain], parts);
  const failures = Object.entries(hosts).flatMap(([name, host]) => [
    ...differences(parts, wanted, stylesUnder([host, plain], parts)).map((line) => `${name}, before ours: ${line}`),
    ...differences(parts, wanted, stylesUnder([plain, host], parts)).map((line) => `${name}, after ours: ${line}`),
  ]);
  expect(failures).toEqual([]);
});

it('a route keeps its size where the host gives every svg the size of a letter', async () => {
  const screen = await render(<RouteMap route={lateRoute} style={{ width: 500 }} />);
  const tags = [plain, 'svg { width: 1em; height: 1em; max-width: 10px }'].map((css) => addSheet(css));
  const { width, height } = screen.container.querySelector('svg')?.getBoundingClientRect() ?? expect.fail('nothing is drawn');
  for (const tag of tags) tag.remove();
  expect([width, height]).toEqual([500, 200]);
});

it('the sheet in layers, loaded first, holds under a host in layers and yields to one without', async () => {
  const parts = await renderParts();
  const wanted = stylesUnder([layered], parts);
  expect(differences(parts, wanted, stylesUnder([layered, hosts.tailwind4], parts))).toEqual([]);
  expect(differences(parts, wanted, stylesUnder([layered, hosts.classic], parts))).toContain('button padding: 0px 12px → 0px');
});

it('elements of a host look the same with and without our style sheet', async () => {
  const screen = await render(
    <div>
      <h1>Orders</h1>
      <p>
        Text of <a href="#orders">the host</a>, <code>code</code>
      </p>
      <ul>
        <li>One</li>
      </ul>
      <table>
        <tbody>
          <tr>
            <th>Order</th>
            <td>17</td>
          </tr>
        </tbody>
      </table>
      <button type="button">Buy</button>
      <input aria-label="Search" placeholder="Search" />
      <select aria-label="Port" />
      <textarea aria-label="Note" />
    </div>,
  );
  const elements = [document.documentElement, document.body, ...screen.container.querySelectorAll('*')];
  const failures = Object.entries({ ...hosts, none: '' }).flatMap(([name, host]) => {
    const wanted = stylesUnder([host], elements);
    return [plain, layered].flatMap((ours) =>
      [
        [ours, host],
        [host, ours],
      ].flatMap((sheets) => differences(elements, wanted, stylesUnder(sheets, elements)).map((line) => `${name}: ${line}`)),
    );
  });
  expect(failures).toEqual([]);
});

it('a part in a shadow root looks as it does in the document, whatever the host', async () => {
  await render(<Parts />);
  const wanted = stylesUnder([plain], await complete());
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Parts />));
  const inside = await complete(shadow);
  addSheet(plain, shadow);
  const failures = Object.entries(hosts).flatMap(([name, host]) =>
    differences(inside, wanted, stylesUnder([plain, host], inside)).map((line) => `${name}: ${line}`),
  );
  root.unmount();
  expect(failures).toEqual([]);
});
