import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/**
 * Story of an example file. Its code is shown and copied exactly as the file has it.
 * @param code The file as text, from an import with `?raw`.
 * @param story Its `render` replaces the file where its data has names in the language of the page, as a server gives them.
 */
export function example(Example: ComponentType, code: string, story: StoryObj = {}): StoryObj {
  return {
    ...story,
    render: story.render ?? (() => <Example />),
    parameters: {
      ...story.parameters,
      controls: { disable: true },
      docs: { ...story.parameters?.['docs'], codePanel: true, canvas: { sourceState: 'hidden' }, source: { code, language: 'tsx' } },
    },
  };
}
