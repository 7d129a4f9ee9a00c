import { fieldErrors } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';
import { stepsDemo, stepsSent } from './steps-demo.ts';

const options = {
  screen: demoScreen(stepsDemo, demoTexts),
  controller: 'sysPos',
  list: 'list',
  rows: [{ id: '1', name: 'Ocean', code: 'c1', orderNo: 100, status: 1, remark: '' }],
  noMatch: {},
} as const;

const meta = {
  title: 'Kit/Form steps',
  parameters: { search: 'wizard, steps, child rows, repeatable fields, 分步表单, 分步表單, 子表' },
  component: StoryScreen,
  args: resourceStories(options).base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openAdd(canvasElement: HTMLElement): Promise<Canvas> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add kind' }, { timeout: 10_000 }));
  return within(await opened(within(document.body).findByRole('dialog', { name: 'Add kind' }, { timeout: 10_000 })));
}

/** Presses a button after its double-click guard. */
async function press(dialog: Canvas, name: string): Promise<void> {
  const button = dialog.getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

const nameOf = (dialog: Canvas, stop: number): HTMLElement =>
  within(dialog.getByRole('region', { name: `Stop ${stop}` })).getByRole('textbox', { name: /^Name/ });

/** Fills in the first step and continues. */
async function toStops(dialog: Canvas): Promise<void> {
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Rail');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), 'rail');
  await press(dialog, 'Next');
  await dialog.findByRole('group', { name: 'Stops' });
}

/** A step is validated before the next; going back keeps the values. */
export const Add: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openAdd(canvasElement);
    await dialog.findByRole('textbox', { name: /^Name/ });
    await press(dialog, 'Next');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeInvalid();
    await toStops(dialog);
    await expect(dialog.getByText('Stops', { selector: '[aria-current="step"] *' })).toBeVisible();
    await waitFor(() => expect(nameOf(dialog, 1)).toBeVisible());
    await userEvent.type(nameOf(dialog, 1), 'Shanghai');
    await press(dialog, 'Back');
    await expect(await dialog.findByRole('textbox', { name: /^Code/ })).toHaveValue('rail');
    await press(dialog, 'Next');
    await waitFor(() => expect(nameOf(dialog, 1)).toHaveValue('Shanghai'));
    await press(dialog, 'Next');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Valid from(?!.*time)/ }), '22 Nov 2026{Tab}');
    await press(dialog, 'Save');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await expect(stepsSent.values).toMatchObject({ name: 'Rail', stops: [{ name: 'Shanghai', time: null, tags: [] }] });
  },
};

/** Child rows are added, moved and removed by keyboard; focus follows. */
export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openAdd(canvasElement);
    await toStops(dialog);
    await waitFor(() => expect(nameOf(dialog, 1)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Remove Stop 1' })).toBeDisabled();
    await userEvent.type(nameOf(dialog, 1), 'Shanghai');
    dialog.getByRole('button', { name: 'Add stop' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nameOf(dialog, 2)).toHaveFocus());
    await userEvent.keyboard('Rotterdam{Alt>}{ArrowUp}{/Alt}');
    await expect(nameOf(dialog, 1)).toHaveValue('Rotterdam');
    await expect(nameOf(dialog, 1)).toHaveFocus();
    await press(dialog, 'Add stop');
    await expect(dialog.getByRole('button', { name: 'Add stop' })).toBeDisabled();
    await press(dialog, 'Next');
    // The error is at the field of its row.
    await waitFor(() => expect(nameOf(dialog, 3)).toBeInvalid());
    await expect(nameOf(dialog, 3)).toHaveFocus();
    await expect(nameOf(dialog, 1)).toBeValid();
    dialog.getByRole('button', { name: 'Remove Stop 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove Stop 2' })).toHaveFocus());
  },
};

/** A server error leads back to its step. */
export const Refused: Story = {
  args: resourceStories({ ...options, answers: { add: () => fieldErrors({ code: ['This code is reserved.'] }) } }).base,
  play: async ({ canvasElement }) => {
    const dialog = await openAdd(canvasElement);
    await toStops(dialog);
    await waitFor(() => expect(nameOf(dialog, 1)).toBeVisible());
    await userEvent.type(nameOf(dialog, 1), 'Shanghai');
    await press(dialog, 'Next');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Valid from(?!.*time)/ }), '22 Nov 2026{Tab}');
    await press(dialog, 'Save');
    const code = await dialog.findByRole('textbox', { name: /^Code/ });
    await expect(code).toHaveAccessibleDescription('This code is reserved.');
    await waitFor(() => expect(code).toHaveFocus());
  },
};

/** An existing record is edited in tabs, with its child rows. */
export const Edit: Story = {
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: 'More actions for Ocean' }, { timeout: 10_000 })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await opened(within(document.body).findByRole('dialog', { name: 'Edit Ocean' }, { timeout: 10_000 })));
    await userEvent.click(await dialog.findByRole('tab', { name: /^Stops/ }));
    await waitFor(() => expect(nameOf(dialog, 2)).toHaveValue('Hamburg'));
    await press(dialog, 'Save');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await expect(stepsSent.values['stops']).toEqual([
      { name: 'Rotterdam', time: '08:00', tags: [] },
      { name: 'Hamburg', time: null, tags: [] },
    ]);
  },
};
