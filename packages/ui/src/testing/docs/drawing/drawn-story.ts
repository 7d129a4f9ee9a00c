import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';

import type { ReactRenderer } from '@storybook/react-vite';
import type { PreparedStory } from 'storybook/internal/types';

import { useLocale } from '../../../lib/ui-provider.js';

type Prepared = PreparedStory<ReactRenderer>;

export interface DrawnStory {
  id: string;
  /** Draws it here, without the decorators of a canvas. */
  render: (args?: Readonly<Record<string, unknown>>) => ReactNode;
  args: Readonly<Record<string, unknown>>;
  /** Height in px of the frame that the guide shows it in; null where it is drawn in the page. */
  frame: number | null;
}

/** Stories that show a component best, in this order; then any example, then the first story. */
const BEST = ['Default', 'FromDcsa', 'Headline', 'Playground'];

/** Story of the guide, by its export; without one, the story that shows the component best. */
export function useDrawnStory(name?: string): DrawnStory {
  const { csfFile } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  // Guides are about components of React, which the type of the docs context leaves open.
  const stories = context.componentStoriesFromCSFFile(csfFile) as unknown as Prepared[];
  const exported = (wanted: string): Prepared | undefined => stories.find(({ id }) => id.endsWith(`--${dashed(wanted)}`));
  const found =
    (name === undefined ? undefined : exported(name)) ??
    BEST.map(exported).find((story) => story !== undefined) ??
    stories.find(({ parameters }) => parameters['docs']?.source?.code !== undefined) ??
    stories[0];
  if (!found) throw new Error('A guide of a component needs a story.');
  const isChinese = useLocale() === 'zh-cn';
  // Texts of the component's arguments on Chinese pages.
  const initial = { ...found.initialArgs, ...(isChinese ? (found.parameters['chinese'] as object | undefined) : {}) };
  const plain = context.getStoryContext(found as never);
  const { inline, iframeHeight } = found.parameters['docs']?.story ?? {};
  return {
    id: found.id,
    frame: inline === false ? Number(iframeHeight ?? 360) : null,
    args: initial,
    render: (args = {}) => found.undecoratedStoryFn({ ...plain, args: { ...initial, ...args } } as never) as ReactNode,
  };
}

const dashed = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
