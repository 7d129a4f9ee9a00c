import { Description, DocsPage, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import { framePathOf } from '../stories/in-frame.js';
import { isScreen } from '../stories/modes.js';
import { WideFrame } from './wide-frame.js';

/**
 * Docs page of components without an MDX page. A screen has no table of props, since its args are only test doubles, and its other stories
 * are listed in the sidebar only: many open a dialog, which would cover the page.
 */
export function Page(): ReactNode {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  if (!isScreen(title)) return <DocsPage />;
  const { parameters } = preparedMeta;
  const framed = Object.values(csfFile.stories).find(({ name }) => framePathOf({ name, parameters }) !== undefined);
  return (
    <>
      <Title />
      <Description of="meta" />
      {framed ? <WideFrame story={framed.id} title={title} /> : <Primary />}
    </>
  );
}
