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
  readonly width: number;
  readonly height: number;
}

export const EMPTY: Drawing = { parts: [], width: 0, height: 0 };

/** Named elements in the order in which they are read; the first of several with one name, which must be visible. */
export function measure(root: HTMLElement, slots: readonly string[]): Drawing {
  const origin = root.getBoundingClientRect();
  const seen = new Set<string>();
  const parts = [...root.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((element) => {
    const slot = element.dataset['slot'] ?? '';
    const { x, y, width, height } = element.getBoundingClientRect();
    if (seen.has(slot) || !slots.includes(slot) || width < 2 || height < 2) return [];
    seen.add(slot);
    return [{ slot, box: { x: x - origin.x, y: y - origin.y, width, height } }];
  });
  return { parts, width: root.clientWidth, height: root.clientHeight };
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
