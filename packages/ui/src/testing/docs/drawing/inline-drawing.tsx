import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';

import { announcedIn } from './announced.js';
import { publishAnnounced } from './drawn-elements.js';
import { measure, EMPTY, type Drawing } from './markers.js';

/** A drawing may have layers, such as the head of a table; the numbers are above all of them. */
const ground: CSSProperties = { isolation: 'isolate', padding: 28, overflow: 'hidden', color: 'var(--sb-color-text)' };

interface InlineDrawingProps {
  children: ReactNode;
  slots: readonly string[];
  onDrawn: (drawing: Drawing) => void;
}

/** Drawing of a component in the page. It takes no focus and is left out for screen readers, as the example above is the real one. */
export function InlineDrawing({ children, slots, onDrawn }: InlineDrawingProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(EMPTY);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const update = (): void => {
      const found = measure(element, slots);
      publishAnnounced(announcedIn(element));
      // Equal parts are no change: the page would render again without end.
      setShown((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const resize = new ResizeObserver(update);
    resize.observe(element);
    // Parts that are loaded later change the tree, not always the size.
    const change = new MutationObserver(update);
    change.observe(element, { childList: true, subtree: true });
    return () => {
      resize.disconnect();
      change.disconnect();
      publishAnnounced([]);
    };
  }, [slots]);
  useEffect(() => onDrawn(shown), [onDrawn, shown]);
  return (
    <div ref={root} inert style={ground}>
      {children}
    </div>
  );
}
