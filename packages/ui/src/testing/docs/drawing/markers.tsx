import type { CSSProperties, ReactNode } from 'react';

import { MARKER, type Box, type Point } from './place-markers.js';

/** An element of a drawing that has a name. */
export interface Part {
  readonly slot: string;
  readonly box: Box;
}

/** A drawing as it was measured. */
export interface Drawing {
  readonly parts: readonly Part[];
  /** Lines of text, and icons. */
  readonly texts: readonly Box[];
  readonly width: number;
  readonly height: number;
}

export const EMPTY: Drawing = { parts: [], texts: [], width: 0, height: 0 };

/** Not one that is shown on hover or after scrolling only. */
const isVisible = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function linesIn(root: HTMLElement): DOMRect[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = root.ownerDocument.createRange();
  const lines: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    // A text for screen readers is in a box of one pixel.
    if (node.nodeValue?.trim() === '' || !parent || !isVisible(parent) || parent.offsetWidth === 1) continue;
    range.selectNodeContents(node);
    lines.push(...range.getClientRects());
  }
  return lines;
}

/** px of an icon that a marker may cover at each of its sides. */
const RIM = 2;

const iconsIn = (root: HTMLElement): DOMRect[] =>
  [...root.querySelectorAll('svg')].filter(isVisible).map((icon) => {
    const { x, y, width, height } = icon.getBoundingClientRect();
    return new DOMRect(x + RIM, y + RIM, width - 2 * RIM, height - 2 * RIM);
  });

/** Named elements in the order in which they are read; the first of several with one name, which must be visible. */
export function measure(root: HTMLElement, slots: readonly string[]): Drawing {
  const origin = root.getBoundingClientRect();
  const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x: x - origin.x, y: y - origin.y, width, height });
  const seen = new Set<string>();
  const parts = [...root.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((element) => {
    const slot = element.dataset['slot'] ?? '';
    const box = boxOf(element.getBoundingClientRect());
    if (seen.has(slot) || !slots.includes(slot) || box.width < 2 || box.height < 2 || !isVisible(element)) return [];
    seen.add(slot);
    return [{ slot, box }];
  });
  return { parts, texts: [...linesIn(root), ...iconsIn(root)].map(boxOf), width: root.clientWidth, height: root.clientHeight };
}

const layer: CSSProperties = { position: 'absolute', inset: 0, pointerEvents: 'none' };
export const badge: CSSProperties = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: MARKER,
  blockSize: MARKER,
  borderRadius: MARKER,
  background: 'var(--sb-color-text)',
  color: 'var(--sb-color-surface)',
  fontSize: 11,
  fontWeight: 600,
  lineHeight: 1,
};

/** Numbers over a drawing, and a frame around the part that is pointed at. */
export function Markers({
  parts,
  points,
  pointed,
}: {
  parts: readonly Part[];
  points: readonly Point[];
  pointed: number | null;
}): ReactNode {
  const box = pointed === null ? undefined : parts[pointed]?.box;
  return (
    <div aria-hidden style={layer}>
      {box && (
        <div
          style={{
            position: 'absolute',
            left: box.x,
            top: box.y,
            inlineSize: box.width,
            blockSize: box.height,
            outline: '2px dashed var(--sb-color-primary)',
            outlineOffset: 2,
          }}
        />
      )}
      {parts.map(({ slot }, at) => (
        <span
          key={slot}
          data-marker={slot}
          style={{ ...badge, position: 'absolute', left: (points[at]?.x ?? 0) - MARKER / 2, top: (points[at]?.y ?? 0) - MARKER / 2 }}
        >
          {at + 1}
        </span>
      ))}
    </div>
  );
}
