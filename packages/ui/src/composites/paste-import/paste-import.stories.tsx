import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import type { PasteLine } from './index.js';
import { PasteImport } from './paste-import.js';
import { example } from '../../testing/stories/example.js';
import { WithLinesExample } from './examples/with-lines.js';
import withLinesCode from './examples/with-lines.tsx?raw';

/** Simple parser of bills: number, then carrier. */
function parse(text: string): PasteLine[] {
  const seen = new Set<string>();
  return text.split('\n').flatMap((raw, at): PasteLine[] => {
    const [number = '', carrier = ''] = raw
      .trim()
      .toUpperCase()
      .split(/[\s,;]+/u);
    const line = at + 1;
    if (number === '') return [];
    if (seen.has(number)) return [{ line, text: number, status: 'skipped', message: 'It stands in the list already.' }];
    seen.add(number);
    if (number.length < 8) return [{ line, text: number, status: 'error', message: 'Too short for a bill of lading.' }];
    if (carrier === '') return [{ line, text: number, status: 'warning', message: 'No carrier given: it is told from the number.' }];
    return [{ line, text: `${number} · ${carrier}`, status: 'ready' }];
  });
}

const SAMPLE = 'COSU6412873350 COSCO\nMEDUKR554120\nONEY12\nCOSU6412873350 COSCO\nHLCUSHA2410BTQX Hapag';

const meta = {
  title: 'Patterns/Paste import',
  parameters: { search: 'import, bulk import, paste excel, 导入, 匯入, 粘贴, 貼上' },
  component: PasteImport,
  args: {
    label: 'Bills of lading',
    description: 'One a line: number, then carrier. Copy the cells out of a sheet.',
    parse,
    onChange: fn(),
  },
} satisfies Meta<typeof PasteImport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { placeholder: 'COSU6412873350 COSCO', defaultValue: SAMPLE },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithLines = example(WithLinesExample, withLinesCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Import 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('textbox', { name: 'Bills of lading' })).toHaveFocus();
    await userEvent.paste('ZIMUSNH21940077 ZIM\nSITGSHOSA21873 SITC');
    await expect(await canvas.findByRole('button', { name: 'Import 2' })).toBeVisible();
    await expect(canvas.getByText('2 ready')).toBeVisible();
    await clickPage();
  },
});

export const Failed: Story = {
  args: { defaultValue: SAMPLE, error: 'The import failed. Nothing was saved.' },
};

export const Phone: Story = { args: { defaultValue: SAMPLE }, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    defaultValue: `${'COSU6412873350'.repeat(12)} COSCO\n${Array.from({ length: 130 }, (_, at) => `MEDUKR55${4100 + at} MSC`).join('\n')}`,
  },
};
