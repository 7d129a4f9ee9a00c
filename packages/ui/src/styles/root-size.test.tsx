import { Send } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Button } from '../components/button/index.js';
import { Icon } from '../components/icon/index.js';
import { IconButton } from '../components/icon-button/index.js';
import { late, lateEtaHistory, NOW } from '../tracking/fixtures/journeys.js';
import { lateRoute } from '../tracking/fixtures/routes.js';
import { EtaHistory } from '../tracking/eta-history/index.js';
import { RouteMap } from '../tracking/route-map/index.js';
import { ShipmentTimeline } from '../tracking/shipment-timeline/index.js';
import { StageRail } from '../tracking/stage-rail/index.js';
import { addSheet, onBarePage, Parts, plain } from './fixtures/parts.js';

onBarePage();

let added: HTMLStyleElement[] = [];
afterEach(() => {
  for (const tag of added) tag.remove();
  added = [];
});

const nodes = late.stations.flatMap((station) => station.milestones);

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Boxes of all parts, texts and shapes of the drawings, in px from the corner of the page, divided by the factor of the root. */
function boxesIn(container: Element, factor: number): Box[] {
  const { left, top } = container.getBoundingClientRect();
  return [...container.querySelectorAll('[data-slot], svg *')].map((element) => {
    const box = element.getBoundingClientRect();
    return {
      name: `${element.tagName} ${element.getAttribute('data-slot') ?? element.textContent}`,
      x: (box.left - left) / factor,
      y: (box.top - top) / factor,
      width: box.width / factor,
      height: box.height / factor,
    };
  });
}

/** Drawings on a page with this root, whose width grows as its text does. */
async function boxesUnder(root: string, factor: number): Promise<Box[]> {
  added = [addSheet(plain), addSheet(root)];
  const screen = await render(
    <div style={{ width: 640 * factor }}>
      <StageRail nodes={nodes} now={NOW} />
      <StageRail nodes={nodes} now={NOW} variant="full" />
      <RouteMap route={lateRoute} />
      <EtaHistory history={lateEtaHistory} now={NOW} />
      <ShipmentTimeline container={late} now={NOW} />
    </div>,
  );
  await expect.poll(() => screen.container.querySelector('[data-slot=stage-rail-node]')).not.toBeNull();
  await expect.poll(() => screen.container.querySelector('[data-slot=route-map-land]')).not.toBeNull();
  const boxes = boxesIn(screen.container, factor);
  await screen.unmount();
  for (const tag of added) tag.remove();
  return boxes;
}

/** Parts that are elsewhere or of another size. Borders keep their width, and texts are not wider by exactly the factor. */
function moved(boxes: readonly Box[], wanted: readonly Box[]): string[] {
  if (boxes.length !== wanted.length) return [`${boxes.length} parts of ${wanted.length}`];
  return boxes.flatMap((box, at) => {
    const other = wanted[at] ?? box;
    const far = (['x', 'y', 'width', 'height'] as const).filter((side) => Math.abs(box[side] - other[side]) > 4);
    return box.name === other.name && far.length === 0
      ? []
      : [`${box.name}: ${far.map((side) => `${side} ${other[side].toFixed(1)} → ${box[side].toFixed(1)}`).join(', ')}`];
  });
}

it('drawings grow with their text where the root font size is larger', async () => {
  const wanted = await boxesUnder('', 1);
  expect(moved(await boxesUnder(':root { font-size: 150%; }', 1.5), wanted)).toEqual([]);
});

it('a host with a smaller root font size has the usual sizes by setting the one property', async () => {
  const wanted = await boxesUnder('', 1);
  expect(moved(await boxesUnder(':root { font-size: 62.5%; --sb-rem: 1.6rem; }', 1), wanted)).toEqual([]);
  expect(moved(await boxesUnder(':root { font-size: 62.5%; }', 1), wanted)).not.toEqual([]);
});

/** Icons of components and those that a host hands to them, by their names, with their sizes in px. */
async function iconsUnder(root: string): Promise<[name: string, width: number, height: number][]> {
  added = [addSheet(plain), addSheet(root)];
  const screen = await render(
    <>
      <Parts />
      <div style={{ position: 'relative' }}>
        <Button icon={<Send />}>Send</Button>
        {[14, 16, 18, 20, 24].map((size) => (
          <IconButton key={size} label="Send" icon={<Send size={size} />} />
        ))}
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Icon key={size} name="ship" size={size} />
        ))}
      </div>
    </>,
  );
  const sizes = [...screen.container.querySelectorAll('svg.lucide')].map((icon): [string, number, number] => {
    const { width, height } = getComputedStyle(icon);
    return [icon.getAttribute('class')?.split(' ')[1] ?? '', Number.parseFloat(width), Number.parseFloat(height)];
  });
  await screen.unmount();
  for (const tag of added) tag.remove();
  return sizes;
}

it('icons grow with their text', async () => {
  const usual = await iconsUnder('');
  expect(usual.length).toBeGreaterThan(10);
  expect(usual.filter(([name]) => name === 'lucide-send').map(([, width]) => width)).toEqual([24, 14, 16, 18, 20, 24]);
  const scaledBy = (factor: number) => usual.map(([name, width, height]) => [name, width * factor, height * factor]);
  expect(await iconsUnder(':root { font-size: 150%; }')).toEqual(scaledBy(1.5));
  expect(await iconsUnder(':root { font-size: 62.5%; --sb-rem: 1.6rem; }')).toEqual(usual);
});

it('the classes of a host decide the size of its icons', async () => {
  added = [addSheet(plain), addSheet('.host-size { width: 30px; height: 30px; }')];
  const screen = await render(<Button icon={<Send className="host-size" />}>Send</Button>);
  expect(screen.container.querySelector('svg')?.getBoundingClientRect().width).toBe(30);
});
