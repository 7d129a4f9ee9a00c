import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';

import { useLocale } from '../../lib/ui-provider.js';

interface ExampleStory extends StoryObj {
  /** The same example with Chinese texts, `x.zh.tsx` beside `x.tsx`: drawn and shown in Simplified Chinese. */
  chinese?: { Example: ComponentType; code: string };
}

function InLanguage({ chinese, children }: { chinese: ReactNode; children: ReactNode }): ReactNode {
  return useLocale() === 'zh-cn' ? chinese : children;
}

/**
 * Story of an example file. Its code is shown and copied exactly as the file has it.
 * @param code The file as text, from an import with `?raw`.
 * @param story Its `render` replaces the file where its data has names in the language of the page, as a server gives them.
 */
export function example(Example: ComponentType, code: string, { chinese, ...story }: ExampleStory = {}): StoryObj {
  const render = story.render ?? (() => <Example />);
  return {
    ...story,
    render: chinese
      ? (args: object, context: StoryContext) => <InLanguage chinese={<chinese.Example />}>{render(args, context as never)}</InLanguage>
      : render,
    parameters: {
      ...story.parameters,
      controls: { disable: true },
      docs: {
        ...story.parameters?.['docs'],
        codePanel: true,
        canvas: { sourceState: 'hidden' },
        source: { code, language: 'tsx', ...(chinese && { chinese: chinese.code }) },
      },
    },
  };
}

/** Code of the example of a story, in the language in which it is drawn; undefined when the story is none. */
export function codeOf(parameters: Readonly<Record<string, unknown>>, isChinese: boolean): string | undefined {
  const source = (parameters['docs'] as { source?: { code?: unknown; chinese?: unknown } } | undefined)?.source;
  const code = (isChinese ? source?.chinese : undefined) ?? source?.code;
  return typeof code === 'string' ? code : undefined;
}
