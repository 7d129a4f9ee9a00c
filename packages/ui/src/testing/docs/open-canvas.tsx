import { Canvas } from '@storybook/addon-docs/blocks';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { focusOverlay, type Opening } from './drawing/open-overlay.js';
import { setInert, useOpenedFrame } from './drawing/use-opened-frame.js';
import { useGuideTexts } from './guide-texts.js';

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
