import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Pagination } from './index.js';
import { example } from '../../testing/stories/example.js';
import { PaginationExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { CappedExample } from './examples/capped.js';
import cappedCode from './examples/capped.tsx?raw';
import { WithJumpExample } from './examples/with-jump.js';
import withJumpCode from './examples/with-jump.tsx?raw';

const meta = {
  title: 'Components/Pagination',
  parameters: { search: 'pager, paging, page size, 分页, 分頁' },
  component: Pagination,
  args: { page: 1, pageSize: 20, total: 214, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(PaginationExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByText('1–20 of 214')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50);
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Pagination with a field for the page number. */
export const WithJump = example(WithJumpExample, withJumpCode);

export const WithJumpBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { showJump: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Go to page' }), '9{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(9);
    await clickPage();
  },
};

function ToTheEnd(): ReactNode {
  const [at, setAt] = useState(2);
  return <Pagination page={at} pageSize={20} total={60} onPageChange={setAt} />;
}

/** On the last page the arrow is inactive but keeps focus. */
export const LastPage: Story = {
  render: () => <ToTheEnd />,
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByText('41–60 of 60')).toBeVisible();
    await clickPage();
  },
};

/** The server counts up to 10,000 rows; paging continues beyond. */
export const Capped = example(CappedExample, cappedCode);

export const Empty: Story = { args: { total: 0 } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[1, 4, 7, 11].map((at) => (
        <Pagination key={at} {...args} page={at} aria-label={`Pages, at ${at}`} />
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Pagination key={size} {...args} size={size} showJump aria-label={`Pages, ${size}`} />
      ))}
      <Pagination {...args} hideNumbers aria-label="Pages without numbers" />
      <Pagination {...args} page={500} total={10000} capped aria-label="Pages of many" />
    </div>
  ),
};

export const LongText: Story = {
  args: { page: 61728, total: 1234567 },
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>],
};
