import { Heading } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { related, sizes } from 'virtual:seaberry-parts';

import { ScreenReader } from './screen-reader.js';

const list: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: '8px 0 16px', padding: 0, listStyle: 'none' };

const kB = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** End of a guide: what a screen reader announces, the bytes of the component, and the guides of components that this one names. */
export function Notes({ of }: { of: string }): ReactNode {
  const [first, later] = sizes[of] ?? [];
  const others = related[of] ?? [];
  return (
    <>
      <ScreenReader />
      {first !== undefined && (
        <>
          <Heading>Download size</Heading>
          <p>
            {kB(first)} kB (gzip) for <code>@seaberry/ui/{of}</code> alone, with all it requires except React
            {later !== undefined && later > 0 && `, and ${kB(later)} kB that load on first use`}. Components share code: two of them cost
            less than their sum. The style sheet comes once for all.
          </p>
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading>Related</Heading>
          <ul className="sb-unstyled" style={list}>
            {others.map(({ title, id }) => (
              <li key={id}>
                <a href={`./?path=/docs/${id}`} target="_top" style={{ color: 'var(--sb-color-primary)' }}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
