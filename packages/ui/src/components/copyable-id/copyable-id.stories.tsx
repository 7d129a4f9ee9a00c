import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Link } from '../link/index.js';
import { CopyableId } from './copyable-id.js';
import { example } from '../../testing/stories/example.js';
import { CopyableIdExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { CopyableIdOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { GroupedExample } from './examples/grouped.js';
import groupedCode from './examples/grouped.tsx?raw';

const meta = {
  title: 'Components/Copyable id',
  parameters: { search: 'copy, clipboard, copy button, 复制, 複製, 剪贴板, 剪貼簿' },
  component: CopyableId,
  args: { value: 'COSU6412873350', onCopy: fn() },
} satisfies Meta<typeof CopyableId>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(CopyableIdExample, defaultCode);

export const Overview = example(CopyableIdOverview, overviewCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy COSU6412873350' }));
    await expect(write).toHaveBeenCalledWith('COSU6412873350');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith('COSU6412873350'));
    write.mockRestore();
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Grouped = example(GroupedExample, groupedCode);

export const WithLink: Story = {
  args: {
    children: (
      <Link variant="quiet" href="/tracking/oceanBill/detail">
        COSU6412873350
      </Link>
    ),
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <CopyableId value="COSU6412873350" />
      <CopyableId value="CSNU6829149">CSNU 682 914 9</CopyableId>
      <CopyableId value="160-12345675" />
      <b>
        <CopyableId value="ONEYSZPE1294300" />
      </b>
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 140 }}>
      <CopyableId value="HLCUSHA2410BTQXHLCUSHA2410BTQX" />
    </div>
  ),
};
