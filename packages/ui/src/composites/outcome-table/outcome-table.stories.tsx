import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import type { OutcomeRow } from './index.js';
import { OutcomeTable } from './outcome-table.js';
import { example } from '../../testing/stories/example.js';
import { OutcomeTableExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ProblemsOnlyExample } from './examples/problems-only.js';
import problemsOnlyCode from './examples/problems-only.tsx?raw';

const ADDED = { tone: 'success', label: 'Added' } as const;
const FAILED = { tone: 'danger', label: 'Failed' } as const;

const rows: OutcomeRow[] = [
  { id: '2', index: 2, reference: 'COSU6412873350', status: ADDED },
  {
    id: '3',
    index: 3,
    reference: 'MEDUKR554120',
    status: { tone: 'warning', label: 'Check' },
    messages: ['Added without a customer deadline.'],
  },
  {
    id: '4',
    index: 4,
    reference: 'MSCU1234567',
    status: FAILED,
    messages: ['The check digit is wrong: expected 6, got 7.', 'No carrier is given and none can be told from the number.'],
  },
  { id: '5', index: 5, reference: 'ONEYSZPE1294300', status: { tone: 'neutral', label: 'Skipped' }, messages: ['It is tracked already.'] },
  { id: '6', index: 6, reference: 'HLCUSHA2410BTQX', status: ADDED },
];

const meta = {
  title: 'Patterns/Outcome table',
  parameters: { search: 'results, batch result, import result, 结果, 結果' },
  component: OutcomeTable,
  args: { label: 'Result of the upload', rows },
} satisfies Meta<typeof OutcomeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(OutcomeTableExample, defaultCode);

export const Playground: Story = {
  args: { actions: <Button size="sm">Download the failed rows</Button> },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const ProblemsOnly = example(ProblemsOnlyExample, problemsOnlyCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const problemsOnly = canvas.getByRole('switch', { name: 'Only rows with problems' });
    await userEvent.click(problemsOnly);
    await expect(canvas.getByRole('rowheader', { name: 'COSU6412873350' })).toBeVisible();
    await userEvent.click(problemsOnly);
    await expect(canvas.queryByText('COSU6412873350')).not.toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: 'MSCU1234567' })).toBeVisible();
    await clickPage();
  },
});

export const StickyHead: Story = {
  args: {
    rows: Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`,
      index: at + 2,
      reference: `COSU64128${String(at).padStart(5, '0')}`,
      status: ADDED,
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { rows: [] } };

export const Matrix: Story = {
  args: {
    rows: (['neutral', 'info', 'success', 'warning', 'danger', 'pending'] as const).map((tone, at) => ({
      id: tone,
      index: at + 1,
      reference: '集装箱 CSNU6829160',
      status: { tone, label: tone },
      messages: ['船公司尚未返回数据'],
    })),
  },
};

export const LongText: Story = {
  args: {
    label: 'Result of the upload of november-bills-of-all-carriers-and-branches.xlsx',
    rows: [
      {
        id: '1',
        index: 128_409,
        reference: 'COSU6412873350'.repeat(6),
        status: FAILED,
        messages: [
          'The customer deadline lies before the departure that the carrier announced, so no slip can be computed for this bill. '.repeat(
            2,
          ),
        ],
      },
    ],
  },
};
