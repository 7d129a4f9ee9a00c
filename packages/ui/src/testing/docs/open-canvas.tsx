import { Canvas } from '@storybook/addon-docs/blocks';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import type { Opening } from './drawing/open-overlay.js';
import { useOpenedFrame } from './drawing/use-opened-frame.js';

interface OpenCanvasProps {
  /** Story of an overlay, whose code the canvas shows. */
  of: ComponentProps<typeof Canvas>['of'];
  /** How the overlay opens. @default 'press' */
  open?: Opening;
  /** Height of its frame, px. @default 360 */
  height?: number;
}

/** Canvas of an overlay that is open when the page is read. It lies in a frame, since it would cover the page. */
export function OpenCanvas({ of, open = 'press', height = 360 }: OpenCanvasProps): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  useOpenedFrame(sheet, open, (page) => {
    // A toast stays while a pointer is over it.
    page.querySelector('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  });
  // Inert until a pointer comes: focus that moves between two frames closes menus.
  const release = (): void => {
    const frame = sheet.current?.querySelector('iframe');
    if (frame) frame.inert = false;
  };
  return (
    <div ref={sheet} onPointerEnter={release}>
      <Canvas of={of} story={{ inline: false, height: `${height}px` }} />
    </div>
  );
}
