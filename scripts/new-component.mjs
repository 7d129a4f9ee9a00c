import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * pnpm new:component <name> [components|composites|tracking] [--root=<tag>]
 *
 * Makes the folder of a component with its index file, story, test and guide, which all pass, and adds its entry to the package.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [name, group = 'components'] = words;
const tag = process.argv.find((word) => word.startsWith('--root='))?.slice('--root='.length) ?? 'div';
const titles = { components: 'Components', composites: 'Patterns', tracking: 'Tracking' };

if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || !(group in titles)) {
  console.error('Usage: pnpm new:component <kebab-case-name> [components|composites|tracking] [--root=div]');
  process.exit(1);
}
const folder = join(root, 'packages/ui/src', group, name);
if (existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}

const pascal = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const phrase = pascal.replace(/(?<=[a-z0-9])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

const files = {
  'index.ts': `export { ${pascal}, type ${pascal}Props } from './${name}.js';
`,
  [`${name}.tsx`]: `import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface ${pascal}Props extends ComponentProps<'${tag}'> {}

/** Say in one sentence what it is for, and when to use another component. */
export function ${pascal}({ className, ...rest }: ${pascal}Props): ReactNode {
  return <${tag} data-slot="${name}" {...rest} className={cn('sb:text-text', className)} />;
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { example } from '../../testing/stories/example.js';
import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { ${pascal}Example } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ${pascal} } from './${name}.js';

const meta = {
  title: '${titles[group]}/${phrase}',
  parameters: { search: '' },
  component: ${pascal},
  args: { children: '${phrase}' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(${pascal}Example, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('${phrase}')).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

export const LongText: Story = {
  args: { children: 'Consolidated ocean shipments from Shanghai and Ningbo to Rotterdam, 第四十七周的拼箱货物' },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
`,
  'examples/default.tsx': `import { ${pascal} } from '@seaberry/ui/${name}';

export function ${pascal}Example() {
  return <${pascal}>${phrase}</${pascal}>;
}
`,
  [`${name}.test.tsx`]: `import { conformance } from '../../testing/conformance.js';
import { ${pascal} } from './${name}.js';

conformance(<${pascal}>${phrase}</${pascal}>, { root: '${tag}', slot: '${name}' });
`,
  [`${name}.mdx`]: `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks';
import { Anatomy } from '../../testing/docs/anatomy';
import { Notes } from '../../testing/docs/notes';
import { Variants } from '../../testing/docs/variants';
import * as stories from './${name}.stories';

<Meta of={stories} />

# ${phrase}

What it is, in one sentence.

<Canvas of={stories.Default} />

<Variants />

## When

- The case it was made for.

## When not

- The case in which another component serves better, and which one.

## Anatomy

<Anatomy of="${name}" />

## Content

How its texts are written: length, case, the word that comes first.

## Keyboard

Which keys do what, and where the focus goes.

<Notes of="${name}" />

## Props

<ArgTypes of={stories} />
`,
};

mkdirSync(join(folder, 'examples'), { recursive: true });
for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
execFileSync(process.execPath, [join(root, 'packages/ui/scripts/exports.mjs')], { stdio: 'inherit' });
console.log(
  `Made packages/ui/src/${group}/${name}. In its story, list search words of users under parameters.search, in English and both Chinese scripts.`,
);
console.log(`Its figures: node scripts/component-sizes.mjs after a build, and node scripts/component-speed.mjs ${name}`);
console.log(`Next: vitest run --project stories --project browser ${name}`);
