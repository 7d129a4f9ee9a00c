import { Description, DocsPage, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import { isScreen } from '../stories/modes.js';

/**
 * Docs page of components without an MDX page. A screen has no table of props, since its args are only test doubles, and its other stories
 * are listed in the sidebar only: many open a dialog, which would cover the page.
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
