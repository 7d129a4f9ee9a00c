import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { MasterDetail } from './master-detail.js';
import { example } from '../../testing/stories/example.js';
import { MasterDetailExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { NarrowExample } from './examples/narrow.js';
import narrowCode from './examples/narrow.tsx?raw';

const meta = {
  title: 'Patterns/Master detail',
  parameters: { search: 'two panes, split view, list and detail, 主从, 主從, 左右布局' },
  component: MasterDetail,
  args: {
    masterLabel: 'Types',
    master: 'The list that is chosen from',
    detailLabel: 'Values',
    detail: 'What belongs to the choice',
    open: true,
    onBack: fn(),
  },
} satisfies Meta<typeof MasterDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(MasterDetailExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Incoterms' }));
    await expect(await canvas.findByRole('cell', { name: 'FOB' })).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** In a narrow container the detail replaces the list, with a back button. */
export const Narrow = example(NarrowExample, narrowCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Types' }));
    const type = await canvas.findByRole('button', { name: 'Reasons for delay' });
    type.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Types' })).toHaveFocus());
    await expect(canvas.getByRole('cell', { name: 'Weather' })).toBeVisible();
    await clickPage();
  },
});

export const LongText: Story = {
  args: {
    masterLabel: 'Benachrichtigungseinstellungen für Ankunftsverspätungen 到港延误提醒设置',
    detail: 'Consolidated ocean shipments from Shanghai and Ningbo to Rotterdam, 第四十七周的拼箱货物',
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
