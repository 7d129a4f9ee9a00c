import { Description, DocsPage, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import { isScreen } from '../stories/modes.js';

/**
 * The page of whatever has no page of text. A screen takes no props: what a story feeds it with is nobody's reading. And
 * its other stories stand in the sidebar alone, since many open a dialog, which would lie over the page.
 */
export function Page(): ReactNode {
  const { csfFile } = useOf('meta', ['meta']);
  if (!isScreen(csfFile.meta.title)) return <DocsPage />;
  return (
    <>
      <Title />
      <Description of="story" />
      <Primary />
    </>
  );
}
