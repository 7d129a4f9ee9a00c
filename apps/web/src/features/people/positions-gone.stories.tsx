import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { positionsScreen } from './positions-screen.tsx';

const position = (id: string, name: string, code: string) => ({ id, name, code, orderNo: 100, status: 1 });
const rows = [position('1', 'General manager', 'gm'), position('2', 'Sea freight clerk', 'sea')];

const meta = {
  title: 'Screens/Positions/Gone',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: resourceStories({
    screen: positionsScreen,
    controller: 'sysPos',
    list: 'list',
    rows,
    noMatch: { name: 'x' },
    answers: (store) => ({
      // Another user has deleted the row after it was listed.
      delete: (input) => {
        store['delete']?.(input);
        return businessError('D1002', 'The record does not exist.');
      },
      update: (input) => {
        store['delete']?.(input);
        return businessError('D1002', 'The record does not exist.');
      },
    }),
  }).base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row deleted by another user cannot be deleted again: an error is shown, and the list is refreshed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Sea freight clerk' }, { timeout: 10_000 }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await opened(page.findByRole('alertdialog', { name: /Sea freight clerk/ }, { timeout: 10_000 })));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText(/Delete failed!/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Sea freight clerk')).toBeNull());
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await waitFor(() => expect(cancel).not.toBeInTheDocument());
    await expect(canvas.getByText('General manager')).toBeVisible();
  },
};

/** A row deleted by another user cannot be edited: the list is refreshed, and the typed text stays in the form. */
export const Edited: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Sea freight clerk' }, { timeout: 10_000 }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await opened(page.findByRole('dialog', { name: 'Edit Sea freight clerk' }, { timeout: 10_000 })));
    const name = dialog.getByRole('textbox', { name: /^Position/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ocean clerk');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Edit failed!')).toBeVisible();
    await expect(dialog.getByText('The record does not exist.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Sea freight clerk')).toBeNull());
    await expect(name).toHaveValue('Ocean clerk');
    await expect(dialog.getByRole('textbox', { name: /^Code/ })).toHaveValue('sea');
  },
};
