import { expect, it } from 'vitest';
import { guideText, llmsFiles, summaryOf } from './llms.mjs';

const GUIDE = `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import entry from './examples/entry.tsx?raw';
import * as stories from './button.stories';

<Meta of={stories} />

{/* search: press */}

# Button

Starts an action:
saves, sends.

<Canvas of={stories.DisabledWithReason} sourceState="shown" />

<Code code={entry} language="tsx" />

<Keys
  rows={[
    ['Enter', 'Presses it.'],
  ]}
/>

## When

- Once in a view.

<DoDont>
  <Do caption="A verb.">
    <Button>Send</Button>
  </Do>
  <Dont caption="“OK” says nothing.">
    <Button icon={<Check />} />
  </Dont>
</DoDont>
`;
const files: Record<string, string> = {
  './examples/disabled-with-reason.tsx': 'export const a = 1;\n',
  './examples/entry.tsx': 'export const b = 2;\n',
};

it('a guide is its text with the source of its examples', () => {
  expect(guideText(GUIDE, (path: string) => files[path] ?? null)).toBe(
    '# Button\n\nStarts an action:\nsaves, sends.\n\n```tsx\nexport const a = 1;\n```\n\n```tsx\nexport const b = 2;\n```\n\n## When\n\n- Once in a view.\n\n- Do. A verb.\n- Don’t. “OK” says nothing.',
  );
});

it('pages are listed in their group with their first sentence and their address', () => {
  const text = guideText(GUIDE, () => null);
  expect(summaryOf(text)).toBe('Starts an action: saves, sends.');
  const { 'llms.txt': list } = llmsFiles([{ id: 'components-actions-button--guide', title: 'Components/Button', text }]);
  expect(list).toContain('## Components\n\n- [Button](./?path=/docs/components-actions-button--guide): Starts an action: saves, sends.\n');
});
