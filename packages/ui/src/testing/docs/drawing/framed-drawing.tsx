import { useEffect, useRef, type ReactNode } from 'react';

import { announcedIn } from './announced.js';
import { publishAnnounced } from './drawn-elements.js';
import { measure, type Drawing } from './markers.js';
import { openOverlay, type Opening } from './open-overlay.js';

interface FramedDrawingProps {
  /** Id of the story. */
  story: string;
  opening: Opening;
  /** px. */
  height: number;
  slots: readonly string[];
  onDrawn: (drawing: Drawing) => void;
}

/** ms until an overlay has come to rest. */
const SETTLED = 600;
/** ms between two looks for what opens the overlay. */
const LOOK = 100;

/** Drawing of an overlay, opened in a frame of its own, since it would cover the page. The frame takes no focus. */
export function FramedDrawing({ story, opening, height, slots, onDrawn }: FramedDrawingProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let opened = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const page = frame.current?.contentDocument;
      if (page?.body && (opened || openOverlay(page, opening))) {
        if (opened) {
          onDrawn(measure(page.documentElement, slots));
          publishAnnounced(announcedIn(page.body));
        }
        timer = setTimeout(look, opened ? SETTLED * 4 : SETTLED);
        opened = true;
      } else timer = setTimeout(look, LOOK);
    };
    // A frame that follows the toolbar loads again, and its overlay is closed.
    const reload = (): void => {
      opened = false;
    };
    const element = frame.current;
    element?.addEventListener('load', reload);
    look();
    return () => {
      clearTimeout(timer);
      publishAnnounced([]);
      element?.removeEventListener('load', reload);
    };
  }, [onDrawn, opening, slots, story]);
  return (
    <iframe
      ref={frame}
      id={`iframe--anatomy-${story}`}
      title="Drawing"
      inert
      loading="lazy"
      src={`iframe.html?id=${story}&viewMode=story`}
      style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
    />
  );
}
