import { businessError, fieldErrors } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { positionsScreen } from './positions-screen.tsx';

const position = (id: string, name: string, code: string) => ({ id, name, code, orderNo: 100, status: 1 });
const rows = [position('1', 'General manager', 'gm'), position('2', 'Sea freight clerk', 'sea'), position('3', 'Customs agent', 'customs')];
const options = { screen: positionsScreen, controller: 'sysPos', list: 'list', rows, noMatch: { name: 'x' } } as const;

const meta = {
  title: 'Screens/Positions/Changes',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: resourceStories(options).base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** Opens an item in the menu of a row. */
async function choose(canvasElement: HTMLElement, row: string, item: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `More actions for ${row}` }, { timeout: 10_000 }));
  await userEvent.click(await page.findByRole('menuitem', { name: item }));
}

/** The form has the values of the row, and the list shows the change. */
export const Edited: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Sea freight clerk', 'Edit');
    const dialog = await opened(page.findByRole('dialog', { name: 'Edit Sea freight clerk' }, { timeout: 10_000 }));
    await expect(within(dialog).getByRole('textbox', { name: /^Code/ })).toHaveValue('sea');
    const name = within(dialog).getByRole('textbox', { name: /^Position/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ocean clerk');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await within(canvasElement).findByText('Ocean clerk')).toBeVisible();
  },
};

/** Server errors are shown at their field; typed text stays. */
export const Refused: Story = {
  args: resourceStories({ ...options, answers: { add: () => fieldErrors({ code: ['taken'] }) } }).base,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add position' }, { timeout: 10_000 }));
    const dialog = await opened(page.findByRole('dialog', { name: 'Add position' }, { timeout: 10_000 }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Position/ }), 'Clerk');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Code/ }), 'sea');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await within(dialog).findByText('Add failed!')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(/This is already in use/);
    await expect(within(dialog).getByRole('textbox', { name: /^Position/ })).toHaveValue('Clerk');
  },
};

/** The confirmation names the row. */
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Customs agent', 'Delete');
    const dialog = await opened(page.findByRole('alertdialog', { name: 'Delete “Customs agent”?' }, { timeout: 10_000 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(canvasElement).queryByText('Customs agent')).not.toBeInTheDocument());
    await expect(within(canvasElement).getByText('General manager')).toBeVisible();
  },
};

/** By keyboard alone: focus stays in the list, on the row that takes the place, also when the last row is deleted. */
export const DeletedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const menuOf = (row: string) => within(canvasElement).findByRole('button', { name: `More actions for ${row}` }, { timeout: 10_000 });
    const remove = async (row: string): Promise<void> => {
      (await menuOf(row)).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const dialog = await opened(page.findByRole('alertdialog', { name: `Delete “${row}”?` }, { timeout: 10_000 }));
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    await remove('Sea freight clerk');
    await waitFor(async () => expect(await menuOf('Customs agent')).toHaveFocus());
    await remove('Customs agent');
    await waitFor(async () => expect(await menuOf('General manager')).toHaveFocus());
  },
};

/** Bulk deletion: rows that the server rejects stay selected, the others are gone. */
export const SomeDeleted: Story = {
  args: resourceStories({
    ...options,
    answers: (store) => ({
      delete: (input) => (input.id === '1' ? businessError('D6001', 'People still have this position.') : store['delete']?.(input)),
    }),
  }).base,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const row of ['General manager', 'Customs agent']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(row) }, { timeout: 10_000 }));
    }
    const bar = await canvas.findByRole('group', { name: 'Actions for the selected rows' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await opened(page.findByRole('alertdialog', { name: 'Delete 2 rows?' }, { timeout: 10_000 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Customs agent')).not.toBeInTheDocument());
    await expect(canvas.getByRole('checkbox', { name: /General manager/ })).toBeChecked();
  },
};
