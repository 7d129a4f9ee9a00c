import type { ReactNode } from 'react';

import type { LayoutMode } from '../../theme-config/index.js';

/** Rectangles as x, y, width, height in a window of 96 by 60. */
type Box = readonly [x: number, y: number, width: number, height: number];

const BOXES: Record<LayoutMode, { menu: readonly Box[]; bar: readonly Box[] }> = {
  defaults: { menu: [[0, 0, 24, 60]], bar: [[24, 0, 72, 10]] },
  classic: { menu: [[0, 10, 24, 50]], bar: [[0, 0, 96, 10]] },
  transverse: { menu: [[0, 0, 96, 10]], bar: [] },
  columns: {
    menu: [
      [0, 0, 12, 60],
      [12, 0, 20, 60],
    ],
    bar: [[32, 0, 64, 10]],
  },
};

const LINES: Record<LayoutMode, readonly Box[]> = {
  defaults: lines(4, 16),
  classic: lines(4, 16, 16),
  transverse: [
    [8, 4, 12, 2],
    [28, 4, 12, 2],
    [48, 4, 12, 2],
  ],
  columns: [...lines(3, 6), ...lines(15, 14)],
};

function lines(x: number, width: number, top = 8): Box[] {
  return [0, 10, 20, 30].map((step) => [x, top + step, width, 3]);
}

/** Thumbnail of a layout: the bars of the frame and the page. */
export function LayoutThumbnail({ mode }: { mode: LayoutMode }): ReactNode {
  const { menu, bar } = BOXES[mode];
  const left = mode === 'transverse' ? 0 : mode === 'columns' ? 32 : 24;
  return (
    <svg
      data-slot="settings-drawer-thumbnail"
      viewBox="0 0 96 60"
      aria-hidden="true"
      className="sb:w-full sb:rounded-control sb:border sb:border-border sb:bg-surface"
    >
      {bar.map((box) => (
        <Rect key={box.join()} box={box} look="sb:fill-sunken sb:stroke-border" />
      ))}
      {menu.map((box, at) => (
        <Rect key={box.join()} box={box} look={at === 0 ? 'sb:fill-primary' : 'sb:fill-primary-soft'} />
      ))}
      {LINES[mode].map((box) => (
        <Rect key={box.join()} box={box} look={mode === 'columns' && box[0] > 12 ? 'sb:fill-primary' : 'sb:fill-surface'} />
      ))}
      {[left + 6, left + 6 + (84 - left) / 2].map((x) => (
        <Rect key={x} box={[x, 18, (84 - left) / 2 - 6, 14]} look="sb:fill-sunken" />
      ))}
      <Rect box={[left + 6, 38, 78 - left, 16]} look="sb:fill-sunken" />
    </svg>
  );
}

function Rect({ box: [x, y, width, height], look }: { box: Box; look: string }): ReactNode {
  return <rect data-slot="settings-drawer-thumbnail-part" {...{ x, y, width, height }} className={look} strokeWidth="0.5" />;
}
