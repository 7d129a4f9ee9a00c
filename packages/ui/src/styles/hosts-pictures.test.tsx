import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { addSheet, complete, hosts, onBarePage, Parts, plain } from './fixtures/parts.js';

onBarePage();

let root: Root;
let container: HTMLElement;
let added: HTMLStyleElement[] = [];
afterEach(() => {
  root.unmount();
  container.remove();
  for (const tag of added) tag.remove();
  added = [];
});

/** Largest difference of a colour channel, of 255, between pixels that count as equal: the browser smooths a curve a little differently each time. */
const TOLERANCE = 24;

/** Number of differing pixels whose part is looked up, so that a page that differs everywhere takes no longer. */
const MAX_PIXELS = 500;

async function picture(): Promise<ImageData> {
  await document.fonts.ready;
  const png = await page.screenshot({ element: container, base64: true, save: false });
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('The browser gives no 2D canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Name of the smallest part around a pixel: rounded corners, where a browser would find what lies below, belong to their part. */
function partAt(boxes: readonly { slot: string; box: DOMRect }[], x: number, y: number): string {
  const around = boxes.filter(({ box }) => x + 1 > box.left && x < box.right && y + 1 > box.top && y < box.bottom);
  const area = ({ box }: { box: DOMRect }): number => box.width * box.height;
  return around.toSorted((one, other) => area(one) - area(other))[0]?.slot ?? 'page';
}

/** Parts, by name, at the pixels that differ. */
function changed(before: ImageData, after: ImageData, shown: ParentNode): string[] {
  const [old, now] = [before.data, after.data];
  const scale = innerWidth / before.width;
  const boxes = [...shown.querySelectorAll('[data-slot]')].map((element) => ({
    slot: element.getAttribute('data-slot') ?? '',
    box: element.getBoundingClientRect(),
  }));
  const parts = new Set<string>();
  let pixels = 0;
  for (let at = 0; at < old.length && pixels < MAX_PIXELS; at += 1) {
    if (Math.abs((old[at] ?? 0) - (now[at] ?? 0)) <= TOLERANCE) continue;
    pixels += 1;
    const pixel = Math.floor(at / 4);
    parts.add(partAt(boxes, (pixel % before.width) * scale, Math.floor(pixel / before.width) * scale));
  }
  return [...parts];
}

/** Renders the parts in the document or in a shadow root, and takes their picture with our style sheet alone. */
async function draw(inShadow = false): Promise<{ shown: ParentNode; before: ImageData; ours: HTMLStyleElement }> {
  container = document.body.appendChild(document.createElement('div'));
  container.style.cssText = 'position: fixed; inset: 0';
  const ours = addSheet(plain);
  added.push(ours);
  const shown = inShadow ? container.attachShadow({ mode: 'open' }) : document;
  if (inShadow) addSheet(plain, shown);
  root = createRoot(inShadow ? shown.appendChild(document.createElement('div')) : container);
  root.render(<Parts />);
  await complete(shown);
  return { shown, before: await picture(), ours };
}

/** Takes the picture with the style sheet of a host before or after ours. */
async function withHost(css: string, ours: HTMLStyleElement, after: boolean): Promise<ImageData> {
  const tag = document.createElement('style');
  tag.textContent = css;
  ours[after ? 'after' : 'before'](tag);
  try {
    return await picture();
  } finally {
    tag.remove();
  }
}

it('the parts look the same, pixel by pixel, under the reset of any host in either order', async () => {
  const { shown, before, ours } = await draw();
  const failures: string[] = [];
  for (const [name, host] of Object.entries(hosts)) {
    for (const after of [false, true]) {
      const slots = changed(before, await withHost(host, ours, after), shown);
      if (slots.length > 0) failures.push(`${name}, ${after ? 'after' : 'before'} ours: ${slots.join(', ')}`);
    }
  }
  expect(failures).toEqual([]);
});

it('the parts in a shadow root look the same, pixel by pixel, as those of the document, under any host', async () => {
  const { before: outside } = await draw();
  root.unmount();
  container.remove();
  const { shown, before, ours } = await draw(true);
  const failures = changed(outside, before, shown).map((slot) => `without a host: ${slot}`);
  for (const [name, host] of Object.entries(hosts)) {
    failures.push(...changed(outside, await withHost(host, ours, true), shown).map((slot) => `${name}: ${slot}`));
  }
  expect(failures).toEqual([]);
});

it('a host that changes a part is reported, with the name of the part', async () => {
  const { shown, before, ours } = await draw();
  const found = async (css: string): Promise<string[]> => changed(before, await withHost(css, ours, true), shown);
  expect(await found('button { border-radius: 0 !important; }')).toEqual(['button', 'pagination-page']);
  expect(await found('textarea { border-color: black !important; }')).toEqual(['textarea']);
});
