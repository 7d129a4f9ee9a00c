import { CircleCheck, CircleX } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import { useGuideWords } from './words.js';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  marginBlock: 16,
};
/** Two rows of the grid around it: pictures beside each other are equally high. */
const side: CSSProperties = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  margin: 0,
  minInlineSize: 0,
};
const stage: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: 8,
  minBlockSize: 96,
  padding: 20,
  border: '1px solid var(--sb-color-border)',
  borderBlockEnd: 0,
  borderStartStartRadius: 'var(--sb-radius-surface)',
  borderStartEndRadius: 'var(--sb-radius-surface)',
  background: 'var(--sb-color-canvas)',
  color: 'var(--sb-color-text)',
};
const words: CSSProperties = {
  display: 'flex',
  gap: 8,
  padding: '10px 12px',
  border: '1px solid var(--sb-color-border)',
  color: 'var(--sb-color-text)',
  fontSize: 14,
  lineHeight: 1.5,
};

/** Right and wrong use beside each other. */
export function DoDont({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="sb-unstyled" style={grid}>
      {children}
    </div>
  );
}

interface SideProps {
  /** Reason why it is right or wrong, one sentence. */
  caption: string;
  children: ReactNode;
}

function Side({ caption, children, tone, label, Icon }: SideProps & { tone: string; label: string; Icon: typeof CircleCheck }): ReactNode {
  const colour = `var(--sb-color-${tone}-text)`;
  return (
    <figure style={side}>
      {/* A picture: the examples of the guide are for use. */}
      <div inert style={stage}>
        {children}
      </div>
      <figcaption style={{ ...words, borderBlockStart: `3px solid ${colour}` }}>
        <Icon size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 3, color: colour }} />
        <span>
          <b>{label}</b> {caption}
        </span>
      </figcaption>
    </figure>
  );
}

export const Do = (props: SideProps): ReactNode => <Side {...props} tone="success" label={useGuideWords().do} Icon={CircleCheck} />;
export const Dont = (props: SideProps): ReactNode => <Side {...props} tone="danger" label={useGuideWords().dont} Icon={CircleX} />;
