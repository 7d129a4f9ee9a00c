import { useRef, type ReactNode } from 'react';

import { useElementWidth } from '../../composites/data-table/use-element-width.js';
import { useGuideTexts } from './guide-texts.js';

/** Sizes in px at which a story in a frame is laid out: the home size of the design, and a phone in a guide as narrow as one. */
const DESKTOP = { inlineSize: 1440, blockSize: 900 };
const PHONE = { inlineSize: 390, blockSize: 720 };
const NARROW = 600;

interface WideFrameProps {
  /** Id of the story. */
  story: string;
  /** Accessible name of the frame. */
  title: string;
}

/** A story as it is on a desktop or a phone, drawn smaller where the guide is narrower, with a link to its full size. */
export function WideFrame({ story, title }: WideFrameProps): ReactNode {
  const { fullSize } = useGuideTexts();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useElementWidth(box);
  const size = width < NARROW ? PHONE : DESKTOP;
  const scale = Math.min(1, width / size.inlineSize);
  return (
    <div className="sb-unstyled" style={{ marginBlock: '16px 32px' }}>
      <div
        ref={box}
        style={{ overflow: 'hidden', blockSize: size.blockSize * scale, border: '1px solid var(--sb-color-border)', borderRadius: 8 }}
      >
        <iframe
          // Storybook's prefix: the frame follows the toolbar.
          id={`iframe--wide-${story}`}
          title={title}
          loading="lazy"
          src={`iframe.html?id=${story}&viewMode=story`}
          // Not a transform, which moves pinned columns.
          style={{ ...size, display: 'block', border: 0, zoom: scale }}
        />
      </div>
      <p style={{ margin: '8px 0 0', fontSize: 13 }}>
        <a href={`./?path=/story/${story}`} target="_top" style={{ color: 'var(--sb-color-primary-text)' }}>
          {fullSize}
        </a>
      </p>
    </div>
  );
}
