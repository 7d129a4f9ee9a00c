import { HeaderMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { guides, since, sizes } from 'virtual:seaberry-parts';

import { Badge } from '../../components/badge/index.js';
import { useGuideTexts } from './guide-texts.js';
import { englishPage, openPage } from './pages.js';

const line: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', margin: '0 0 16px', fontSize: 13 };

const kB = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Status, first version, entry and download size of a component. */
function Facts({ folder }: { folder: string }): ReactNode {
  const texts = useGuideTexts();
  const version = since[folder];
  const size = sizes[folder]?.[0];
  return (
    <div className="sb-unstyled" data-guide-facts style={{ ...line, color: 'var(--sb-color-muted)' }}>
      <Badge tone={version === undefined ? 'warning' : 'success'}>{version === undefined ? texts.experimental : texts.stable}</Badge>
      <span>{version === undefined ? texts.nextRelease : texts.since(version)}</span>
      {/* In a guide from right to left the sign and the number would change sides. */}
      <code dir="ltr">@seaberry/ui/{folder}</code>
      {size !== undefined && <span dir="ltr">{kB(size)} kB gzip</span>}
    </div>
  );
}

/** Heading of a page, with the facts about the component if the page is a guide of one. */
export function GuideTitle({ id = '', ...props }: ComponentProps<'h1'>): ReactNode {
  const page = englishPage(openPage());
  const folder = Object.keys(guides).find((name) => guides[name]?.id === page);
  return (
    <>
      <HeaderMdx as="h1" id={id} {...props} />
      {folder !== undefined && <Facts folder={folder} />}
    </>
  );
}
