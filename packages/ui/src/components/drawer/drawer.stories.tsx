import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { DialogClose } from '../dialog/index.js';
import { Field } from '../field/index.js';
import { Input } from '../input/index.js';
import { Drawer } from './index.js';
import { example } from '../../testing/stories/example.js';
import { DrawerExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Drawer',
  parameters: { search: 'sheet, side panel, sidebar, offcanvas, slide over, 抽屉, 抽屜' },
  component: Drawer,
  args: {
    title: 'Edit the bill',
    trigger: <Button>Edit</Button>,
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {['Reference no.', 'Carrier', 'Port of loading', 'Port of discharge', 'Customer service'].map((label) => (
          <Field key={label} label={label}>
            <Input />
          </Field>
        ))}
      </div>
    ),
    footer: (
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary">Save</Button>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(DrawerExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Edit' });
    await userEvent.click(trigger);
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Reference no.' })).toHaveFocus());
    await userEvent.click(page().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await clickPage();
  },
});

export const Playground: Story = {
  args: { placement: 'end', size: 'md' },
  argTypes: {
    placement: { control: 'inline-radio', options: ['start', 'end', 'bottom'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl', 'full'] },
    trigger: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Matrix: Story = { args: { defaultOpen: true, size: 'lg', description: 'COSU6412873350 · Shanghai → Rotterdam' } };

export const Start: Story = { args: { defaultOpen: true, placement: 'start', size: 'sm' } };

export const Bottom: Story = { args: { defaultOpen: true, placement: 'bottom' } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Benachrichtigungseinstellungen für Ankunftsverspätungen 到港延误提醒设置',
    children: Array.from({ length: 30 }, (_, at) => <p key={at}>Reminder {at + 1}: two days before the planned arrival.</p>),
  },
};
