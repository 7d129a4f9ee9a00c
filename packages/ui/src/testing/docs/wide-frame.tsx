import { useRef, type ReactNode } from 'react';

import { useElementWidth } from '../../composites/data-table/use-element-width.js';
import { useGuideTexts } from './guide-texts.js';

/** Size in px at which a story in a frame is laid out, the home size of the design. */
const WIDTH = 1440;
const HEIGHT = 900;

interface WideFrameProps {
  /** Id of the story. */
  story: string;
  /** Accessible name of the frame. */
  title: string;
}

/** A story as it is on a desktop, drawn smaller where the guide is narrower, with a link to its full size. */
export function WideFrame({ story, title }: WideFrameProps): ReactNode {
  const { fullSize } = useGuideTexts();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useElementWidth(box);
  const scale = Math.min(1, width / WIDTH);
  return (
    <div className="sb-unstyled" style={{ marginBlock: '16px 32px' }}>
      <div ref={box} style={{ overflow: 'hidden', blockSize: HEIGHT * scale, border: '1px solid var(--sb-color-border)', borderRadius: 8 }}>
        <iframe
          // Storybook's prefix: the frame follows the toolbar.
          id={`iframe--wide-${story}`}
          title={title}
          loading="lazy"
          src={`iframe.html?id=${story}&viewMode=story`}
          style={{
            display: 'block',
            inlineSize: WIDTH,
            blockSize: HEIGHT,
            border: 0,
            transformOrigin: '0 0',
            transform: `scale(${scale})`,
          }}
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
