import { Canvas } from '@storybook/addon-docs/blocks';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { focusOverlay, type Opening } from './drawing/open-overlay.js';
import { setInert, useOpenedFrame } from './drawing/use-opened-frame.js';
import { useGuideTexts } from './guide-texts.js';

/** Greatest height of a frame that grows with its overlay, px. */
const TALLEST = 720;

/** Makes the frame of a page as high as its overlay needs: on a phone the text of an overlay has more lines than in the height that it was given. */
function growWith(page: Document): void {
  const frame = page.defaultView?.frameElement as HTMLElement | null | undefined;
  const overlay = page.querySelector<HTMLElement>('[role="dialog"]');
  if (!frame || !overlay) return;
  const missing = overlay.scrollHeight - overlay.clientHeight;
  if (missing > 0) frame.style.minBlockSize = `${Math.min(frame.clientHeight + missing, TALLEST)}px`;
}

interface OpenCanvasProps {
  /** Story of an overlay, whose code the canvas shows. */
  of: ComponentProps<typeof Canvas>['of'];
  /** How the overlay opens. @default 'press' */
  open?: Opening;
  /** Height of its frame, px. @default 360 */
  height?: number;
}

/**
 * Canvas of an overlay that is open when the page is read. It is drawn in a frame, since it would cover the page. The frame is inert until a
 * pointer enters it or the button below it is pressed: focus that moves between two frames closes menus, and a dialog keeps the Tab key inside.
 */
export function OpenCanvas({ of, open = 'press', height = 360 }: OpenCanvasProps): ReactNode {
  const { keyboardUse } = useGuideTexts();
  const sheet = useRef<HTMLDivElement>(null);
  useOpenedFrame(sheet, open, (page) => {
    // A toast stays while a pointer is over it.
    page.querySelector('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    growWith(page);
  });
  const release = (): Document | null => {
    const frame = sheet.current?.querySelector('iframe');
    if (frame) setInert(frame, false);
    return frame?.contentDocument ?? null;
  };
  return (
    <div ref={sheet} onPointerEnter={release}>
      <Canvas of={of} story={{ inline: false, height: `${height}px` }} />
      <div className="sb-unstyled" style={{ marginBlockStart: -20, marginBlockEnd: 24 }}>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            const page = release();
            if (page) focusOverlay(page);
          }}
        >
          {keyboardUse}
        </Button>
      </div>
    </div>
  );
}
