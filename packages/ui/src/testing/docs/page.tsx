import { Controls, Description, DocsContext, DocsPage, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps, type ReactNode } from 'react';

import { framePathOf } from '../stories/in-frame.js';
import { isScreen } from '../stories/modes.js';
import type { Opening } from './drawing/open-overlay.js';
import { OpenCanvas } from './open-canvas.js';
import { WideFrame } from './wide-frame.js';

/**
 * Docs page of components without an MDX page. A screen has no table of props, since its args are only test doubles, and its other stories
 * are listed in the sidebar only: many open a dialog, which would cover the page. An overlay that a guide shows open is open here too.
 */
export function Page(): ReactNode {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  const [primary] = useContext(DocsContext).componentStoriesFromCSFFile(csfFile);
  const opening = primary?.parameters['opening'] as { by: Opening; height: number } | undefined;
  // More stories of an overlay are in the sidebar: closed ones show nothing.
  if (primary && opening)
    return (
      <>
        <Title />
        <Description of="meta" />
        <OpenCanvas of={primary.moduleExport as ComponentProps<typeof OpenCanvas>['of']} open={opening.by} height={opening.height} />
        <Controls />
      </>
    );
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
