import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { parts } from 'virtual:seaberry-parts';

import { useDrawnStory } from './drawing/drawn-story.js';
import { FramedDrawing } from './drawing/framed-drawing.js';
import { InlineDrawing } from './drawing/inline-drawing.js';
import { badge, EMPTY, Markers } from './drawing/markers.js';
import type { Opening } from './drawing/open-overlay.js';
import { placeMarkers } from './drawing/place-markers.js';
import { useGuideTexts } from './guide-texts.js';

const sheet: CSSProperties = {
  position: 'relative',
  marginBlock: 16,
  border: '1px solid var(--sb-color-border)',
  borderRadius: 'var(--sb-radius-surface)',
  background: 'var(--sb-color-canvas)',
  overflow: 'hidden',
};
const list: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '6px 8px', margin: '6px 0 16px', padding: 0, listStyle: 'none' };
const chip: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 6px',
  borderRadius: 'var(--sb-radius-control)',
  background: 'var(--sb-color-sunken)',
  color: 'var(--sb-color-text)',
  fontFamily: 'var(--sb-font-mono)',
  fontSize: 12,
};

function Names({ of, onPoint }: { of: readonly { name: string; at?: number }[]; onPoint?: (at: number | null) => void }): ReactNode {
  return (
    <ul className="sb-unstyled" style={list}>
      {of.map(({ name, at }) => (
        <li key={name} style={chip} onPointerEnter={() => onPoint?.(at ?? null)} onPointerLeave={() => onPoint?.(null)}>
          {at !== undefined && <span style={{ ...badge, fontFamily: 'var(--sb-font-sans)' }}>{at + 1}</span>}
          {name}
        </li>
      ))}
    </ul>
  );
}

interface AnatomyProps {
  /** Folder of the component. */
  of: string;
  /** Export of the story that is drawn. @default the one that shows the component best */
  story?: string;
  /** For an overlay: how it opens. It is drawn in a frame. */
  open?: Opening;
  /** Height of the frame of an overlay, px. @default that of its example, else 360 */
  height?: number;
}

/** Anatomy of a component: a drawing with a number at each named element, the `data-slot` names of these elements, and its exports. */
export function Anatomy({ of, story, open, height }: AnatomyProps): ReactNode {
  const found = parts[of];
  const texts = useGuideTexts();
  if (!found) throw new Error(`There is no component folder named ${of}.`);
  const drawn = useDrawnStory(story);
  const { slots } = found;
  const [{ parts: shown, texts: lines, width, height: tall }, setDrawing] = useState(EMPTY);
  const [pointed, setPointed] = useState<number | null>(null);
  const points = useMemo(
    () =>
      placeMarkers(
        shown.map(({ box }) => box),
        { width, height: tall },
        lines,
      ),
    [shown, lines, width, tall],
  );
  const numbers = new Map(shown.map(({ slot }, at) => [slot, at]));
  const numbered = shown.map(({ slot }, at) => ({ name: slot, at }));
  const others = slots.filter((slot) => !numbers.has(slot));
  return (
    <>
      {found.exports.length > 1 && (
        <>
          <p>{texts.compose}</p>
          <Names of={found.exports.map((name) => ({ name }))} />
        </>
      )}
      {slots.length > 0 && (
        <>
          <div className="sb-unstyled" style={sheet}>
            {open === undefined && drawn.frame === null ? (
              <InlineDrawing slots={slots} onDrawn={setDrawing}>
                {drawn.render()}
              </InlineDrawing>
            ) : (
              <FramedDrawing
                story={drawn.id}
                opening={open ?? 'none'}
                height={height ?? drawn.frame ?? 360}
                slots={slots}
                onDrawn={setDrawing}
              />
            )}
            <Markers parts={shown} points={points} pointed={pointed} />
          </div>
          <p>{texts.slots}</p>
          <Names of={numbered} onPoint={setPointed} />
          {others.length > 0 && (
            <>
              <p>{texts.otherStates}</p>
              <Names of={others.map((name) => ({ name }))} />
            </>
          )}
        </>
      )}
    </>
  );
}
