import { CircleCheck, CircleX } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import { useGuideTexts } from './guide-texts.js';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  marginBlock: 16,
};
/** Spans two rows of the outer grid, so that neighbouring drawings have the same height. */
const side: CSSProperties = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  margin: 0,
  minInlineSize: 0,
};
const drawing: CSSProperties = {
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
const captionText: CSSProperties = {
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
      {/* Inert, since it illustrates a rule; readers try the component in the examples of the guide. */}
      <div inert style={drawing}>
        {children}
      </div>
      <figcaption style={{ ...captionText, borderBlockStart: `3px solid ${colour}` }}>
        <Icon size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 3, color: colour }} />
        <span>
          <b>{label}</b> {caption}
        </span>
      </figcaption>
    </figure>
  );
}

export const Do = (props: SideProps): ReactNode => <Side {...props} tone="success" label={useGuideTexts().do} Icon={CircleCheck} />;
export const Dont = (props: SideProps): ReactNode => <Side {...props} tone="danger" label={useGuideTexts().dont} Icon={CircleX} />;

const panel: CSSProperties = {
  inlineSize: '100%',
  maxInlineSize: 360,
  marginInline: 'auto',
  border: '1px solid var(--sb-color-border)',
  borderRadius: 'var(--sb-radius-surface)',
  background: 'var(--sb-color-overlay)',
  boxShadow: 'var(--sb-shadow-overlay)',
};
const line = '1px solid var(--sb-color-border)';

interface PanelProps {
  title?: string;
  /** Buttons at the end. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Drawing of an open dialog, drawer or popover. The real one would cover the guide and take the focus. */
export function Panel({ title, footer, children }: PanelProps): ReactNode {
  return (
    <div style={panel}>
      {title !== undefined && <div style={{ padding: '12px 16px', borderBlockEnd: line, fontWeight: 600 }}>{title}</div>}
      <div style={{ display: 'grid', gap: 8, padding: 16 }}>{children}</div>
      {footer !== undefined && (
        <div style={{ display: 'flex', justifyContent: 'end', gap: 8, padding: '10px 16px', borderBlockStart: line }}>{footer}</div>
      )}
    </div>
  );
}

type Entry = 'line' | { label: string; detail?: string; tone?: 'danger' };

/** Drawing of the entries of an open menu or command palette. */
export function Entries({ of }: { of: readonly Entry[] }): ReactNode {
  return (
    <ul style={{ ...panel, maxInlineSize: 280, paddingBlock: 4, paddingInline: 0, listStyle: 'none' }}>
      {of.map((entry) =>
        entry === 'line' ? (
          <li key="line" aria-hidden style={{ marginBlock: 4, borderBlockStart: line }} />
        ) : (
          <li
            key={entry.label}
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 12,
              padding: '6px 12px',
              ...(entry.tone && { color: 'var(--sb-color-danger-text)' }),
            }}
          >
            {entry.label}
            {entry.detail !== undefined && <span style={{ color: 'var(--sb-color-muted)' }}>{entry.detail}</span>}
          </li>
        ),
      )}
    </ul>
  );
}

const bubble: CSSProperties = {
  padding: '4px 8px',
  borderRadius: 'var(--sb-radius-control)',
  background: 'var(--sb-color-text)',
  color: 'var(--sb-color-surface)',
  fontSize: 12,
};

/** Drawing of an open tooltip above the element that has it. */
export function Hint({ of, children }: { of: string; children: ReactNode }): ReactNode {
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 6, marginInline: 'auto' }}>
      <span style={bubble}>{of}</span>
      {children}
    </div>
  );
}
