import { Heading, useOf } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';

import { tableOf } from './prop-tables.js';
import { variantsOf } from './drawing/choices.js';
import { useDrawnStory } from './drawing/drawn-story.js';
import { useGuideTexts } from './guide-texts.js';

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '20px 24px',
  marginBlock: '8px 20px',
  padding: 20,
  border: '1px solid var(--sb-color-border)',
  borderRadius: 'var(--sb-radius-surface)',
  background: 'var(--sb-color-canvas)',
  color: 'var(--sb-color-text)',
};
const caption: CSSProperties = { marginBlockStart: 6, color: 'var(--sb-color-muted)', fontFamily: 'var(--sb-font-mono)', fontSize: 12 };

/** Variants, sizes and states of the component of the guide, each with the prop that makes it. Without any, nothing. */
export function Variants(): ReactNode {
  const { csfFile } = useOf('meta', ['meta']);
  const { component } = csfFile.meta;
  const drawn = useDrawnStory('Playground');
  const texts = useGuideTexts();
  const groups = variantsOf(tableOf(component as Parameters<typeof tableOf>[0]) ?? { description: '', rows: [], sections: [] });
  if (groups.length === 0) return null;
  return (
    <>
      <Heading>{texts.variants}</Heading>
      {groups.map(({ title, variants }) => (
        <figure key={title} className="sb-unstyled" style={{ margin: 0 }}>
          <figcaption style={{ fontSize: 14, fontWeight: 600, color: 'var(--sb-color-text)' }}>
            {title === 'states' ? texts.states : <code>{title}</code>}
          </figcaption>
          <div style={row}>
            {variants.map(({ caption: text, args }) => (
              <div key={text} style={{ minInlineSize: 0, maxInlineSize: '100%' }}>
                {/* Inert: readers try the component in the example above or in the playground. */}
                <div inert>{drawn.render(args)}</div>
                <div style={caption}>{text}</div>
              </div>
            ))}
          </div>
        </figure>
      ))}
    </>
  );
}
