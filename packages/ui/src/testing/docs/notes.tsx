import { Heading } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { related, sizes, speeds } from 'virtual:seaberry-parts';

import { useGuideLanguage } from './language.js';
import { counterpartOf } from './pages.js';
import { ScreenReader } from './screen-reader.js';
import { useGuideTexts } from './guide-texts.js';

const list: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: '8px 0 16px', padding: 0, listStyle: 'none' };

const link: CSSProperties = { color: 'var(--sb-color-primary)' };

const kB = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const MEASURING = 'project-speed-and-size--guide';

function Speed({ of }: { of: string }): ReactNode {
  const texts = useGuideTexts();
  const speed = speeds[of];
  if (!speed) return null;
  const [mount, update, elements, open] = speed;
  return (
    <>
      <Heading>{texts.speed}</Heading>
      <p>
        {texts.speedOf({ mount, update, elements, open })}{' '}
        <a href={`./?path=/docs/${MEASURING}`} target="_top" style={link}>
          {texts.measuring}
        </a>
      </p>
    </>
  );
}

/** End of a guide: what a screen reader announces, the bytes and the speed of the component, and the guides of components that this one names. */
export function Notes({ of }: { of: string }): ReactNode {
  const [first, later] = sizes[of] ?? [];
  const others = related[of] ?? [];
  const texts = useGuideTexts();
  const language = useGuideLanguage();
  return (
    <>
      <ScreenReader />
      {first !== undefined && (
        <>
          <Heading>{texts.size}</Heading>
          <p>{texts.sizeOf(<code>@seaberry/ui/{of}</code>, kB(first), later !== undefined && later > 0 ? kB(later) : undefined)}</p>
        </>
      )}
      <Speed of={of} />
      {others.length > 0 && (
        <>
          <Heading>{texts.related}</Heading>
          <ul className="sb-unstyled" style={list}>
            {others.map(({ title, id, chinese }) => {
              const inChinese = language === 'zh-cn' && chinese !== undefined;
              return (
                <li key={id}>
                  <a href={`./?path=/docs/${inChinese ? counterpartOf(id) : id}`} target="_top" style={link}>
                    {inChinese ? chinese : title}
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
