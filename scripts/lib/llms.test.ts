import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { guideText, llmsFiles, summaryOf } from './llms.mjs';

const GUIDE = `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import entry from './examples/entry.tsx?raw';
import * as stories from './button.stories';

<Meta of={stories} />

{/* search: press */}

# Button

Starts an action:
saves, sends. A link goes to a page.

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
    '# Button\n\nStarts an action:\nsaves, sends. A link goes to a page.\n\n```tsx\nexport const a = 1;\n```\n\n```tsx\nexport const b = 2;\n```\n\n|  |  |\n| --- | --- |\n| Enter | Presses it. |\n\n## When\n\n- Once in a view.\n\n- Do. A verb.\n- Don’t. “OK” says nothing.',
  );
});

it('pages are listed in their group with their first sentence and their address', () => {
  const text = guideText(GUIDE, () => null);
  expect(summaryOf(text)).toBe('Starts an action: saves, sends.');
  const { 'llms.txt': list } = llmsFiles([{ id: 'components-actions-button--guide', title: 'Components/Button', text }]);
  expect(list).toContain('## Components\n\n- [Button](./?path=/docs/components-actions-button--guide): Starts an action: saves, sends.\n');
});

const read = (path: string): string | null =>
  ({
    '../tracking/timeline/examples/from-dcsa.tsx': 'export const c = 3;\n',
    '@repository/docs/steps.md': '# Steps\n\n## First\n\nOne.\n\n## Second\n\nTwo.\n\n## Third\n\nThree.\n',
    './examples/ocean.tsx': 'export const d = 4;\n',
  })[path] ?? null;

it('an example of another guide is read from its folder', () => {
  const guide = "import * as timeline from '../tracking/timeline/timeline.stories';\n\n# Welcome\n\n<Canvas of={timeline.FromDcsa} />\n";
  expect(guideText(guide, read)).toBe('# Welcome\n\n```tsx\nexport const c = 3;\n```');
});

it('sections of a file of the repository have their text', () => {
  const guide =
    "import steps from '@repository/docs/steps.md?raw';\n\n# Guide\n\n<Markdown>{sections(steps, ['First', 'Third'])}</Markdown>\n";
  expect(guideText(guide, read)).toBe('# Guide\n\n## First\n\nOne.\n\n## Third\n\nThree.');
});

it('a block that is more than a picture keeps the files that it shows', () => {
  const guide = "import ocean from './examples/ocean.tsx?raw';\n\n# Playground\n\n<AnswerPlayground oceanCode={ocean} wide={true} />\n";
  expect(guideText(guide, read)).toBe('# Playground\n\n```tsx\nexport const d = 4;\n```');
});

it('rows of a block are a table', () => {
  const guide = `# Names\n\n<Facts\n  heads={['Other', 'Here']}\n  rows={[\n    ['Modal', "Dialog's"],\n    ['a | b', 'c'],\n  ]}\n/>\n`;
  expect(guideText(guide, read)).toBe("# Names\n\n| Other | Here |\n| --- | --- |\n| Modal | Dialog's |\n| a \\| b | c |");
});

it('Chinese guides are listed apart, by their own titles', () => {
  const text = '# 按钮\n\n触发操作：保存、发送。链接前往页面。';
  const files = llmsFiles([
    { id: 'components-actions-button--guide', title: 'Components/Button', text: '# Button\n\nStarts an action.' },
    { id: 'components-actions-button--guide-zh', title: 'Components/Button', text },
  ]);
  expect(files['llms.txt']).toContain('## 中文\n\n- [按钮](./?path=/docs/components-actions-button--guide-zh): 触发操作：保存、发送。\n');
  expect(files['llms-full.txt']).not.toContain('按钮');
  expect(files['llms-full-zh.txt']).toContain(text);
});

it('every guide begins with a sentence', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { stdout } = spawnSync('git', ['ls-files', '*.mdx'], { cwd: root, encoding: 'utf8' });
  const guides = stdout.trim().split('\n');
  expect(guides.length).toBeGreaterThan(200);
  const without = guides.filter((path) => {
    const readBeside = (name: string): string | null => {
      const file = name.startsWith('@repository/') ? join(root, name.slice(12)) : join(root, dirname(path), name);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    };
    return !/[.!?。！？:：]$/u.test(summaryOf(guideText(readFileSync(join(root, path), 'utf8'), readBeside)));
  });
  expect(without).toEqual([]);
});
