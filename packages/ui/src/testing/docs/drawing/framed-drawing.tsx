import { useEffect, useRef, type ReactNode } from 'react';

import { announcedIn } from './announced.js';
import { publishAnnounced } from './drawn-elements.js';
import { measure, type Drawing } from './markers.js';
import type { Opening } from './open-overlay.js';
import { useOpenedFrame } from './use-opened-frame.js';

interface FramedDrawingProps {
  /** Id of the story. */
  story: string;
  opening: Opening;
  /** px. */
  height: number;
  slots: readonly string[];
  onDrawn: (drawing: Drawing) => void;
}

/** Drawing of an overlay, opened in a frame of its own, since it would cover the page. The frame takes no focus. */
export function FramedDrawing({ story, opening, height, slots, onDrawn }: FramedDrawingProps): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  useOpenedFrame(sheet, opening, (page) => {
    onDrawn(measure(page.documentElement, slots));
    publishAnnounced(announcedIn(page.body));
  });
  useEffect(() => () => publishAnnounced([]), []);
  return (
    <div ref={sheet}>
      <iframe
        id={`iframe--anatomy-${story}`}
        title="Drawing"
        inert
        loading="lazy"
        src={`iframe.html?id=${story}&viewMode=story`}
        style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
      />
    </div>
  );
}
