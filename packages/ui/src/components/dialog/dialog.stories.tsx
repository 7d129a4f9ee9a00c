import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { Field } from '../field/index.js';
import { Input } from '../input/index.js';
import { Dialog, DialogClose } from './index.js';
import { example } from '../../testing/stories/example.js';
import { DialogExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { DirtyGuardExample } from './examples/dirty-guard.js';
import dirtyGuardCode from './examples/dirty-guard.tsx?raw';

const footer = (
  <>
    <DialogClose>
      <Button>Cancel</Button>
    </DialogClose>
    <Button variant="primary">Track</Button>
  </>
);

const meta = {
  title: 'Components/Dialog',
  parameters: { search: 'modal, popup, pop-up, window, lightbox, 弹窗, 彈窗, 对话框, 對話框, 模态框, 互動視窗' },
  component: Dialog,
  args: {
    title: 'Track a shipment',
    trigger: <Button>Track a shipment</Button>,
    children: 'Enter a bill of lading, a container or a booking number.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(DialogExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Track a shipment' });
    await userEvent.click(trigger);
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Track a shipment' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await clickPage();
  },
});

export const Playground: Story = {
  args: { size: 'md', hideTitle: false, dirtyGuard: false, description: 'One line about it.', footer },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl', 'full'] },
    trigger: { control: false },
    footer: { control: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

function Form(): ReactNode {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="Number" required description="Bill of lading, container or booking">
        <Input identifier placeholder="COSU6412873350" />
      </Field>
      <Field label="Customer reference">
        <Input />
      </Field>
    </div>
  );
}

/** Initial focus is on the first control, not on the close button. */
export const WithForm: Story = {
  args: { description: 'Costs one berry when the carrier accepts it.', children: <Form />, footer, defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Number' })).toHaveFocus());
  },
};

/** Closing with unsaved work asks for confirmation, in every way of closing. */
export const DirtyGuard = example(DirtyGuardExample, dirtyGuardCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Write a remark' }));
    await userEvent.type(page().getByRole('textbox', { name: 'Remark' }), 'Call the agent');
    await userEvent.click(page().getByRole('button', { name: 'Cancel' }));
    const question = await page().findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect(page().getByRole('textbox', { name: 'Remark' })).toHaveValue('Call the agent');
    await userEvent.click(page().getByRole('button', { name: 'Close' }));
    await userEvent.click(await page().findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
  },
});

export const HiddenTitle: Story = {
  args: { hideTitle: true, defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Track a shipment' })).toBeVisible());
  },
};

/** The body scrolls between a fixed header and footer, also with the keyboard. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Bedingungen für die Verfolgung von Sendungen und 货物跟踪服务条款与隐私政策说明文件',
    description: 'Last changed on 1 November 2026',
    footer,
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at} style={{ margin: '0 0 12px' }}>
        {at + 1}. The carrier’s word is passed on as it came. Times are local to the port they belong to, with the zone beside them; where a
        zone is not known, UTC is shown and said.
      </p>
    )),
  },
  play: async () => {
    const body = page().getByRole('group', { name: /Bedingungen/ });
    body.focus();
    await expect(body).toHaveFocus();
  },
};

export const Large: Story = { args: { size: 'lg', defaultOpen: true, children: <Form />, footer } };

export const ExtraLarge: Story = { args: { size: 'xl', defaultOpen: true, children: <Form />, footer } };

/** Full window, for a task that needs a page of its own. */
export const Full: Story = { args: { size: 'full', defaultOpen: true, children: <Form />, footer } };

/** Nested dialogs: each is above the one that opened it, and Escape closes one at a time. */
export const Nested: Story = {
  args: {
    children: (
      <Dialog title="Choose a carrier" size="sm" trigger={<Button>Choose a carrier</Button>}>
        COSCO, MSC, Maersk
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Track a shipment' }));
    await userEvent.click(await page().findByRole('button', { name: 'Choose a carrier' }));
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Choose a carrier' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().getByRole('button', { name: 'Choose a carrier' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
  },
};

export const Matrix: Story = {
  args: { size: 'sm', defaultOpen: true, description: 'Small, with a description and a footer.', footer },
};
