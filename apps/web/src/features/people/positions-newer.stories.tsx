import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { positionsScreen } from './positions-screen.tsx';

const position = (id: string, name: string, code: string) => ({ id, name, code, orderNo: 100, status: 1 });
const rows = [position('1', 'General manager', 'gm'), position('2', 'Sea freight clerk', 'sea')];
const THEIRS = { code: 'ocean', status: 2, updateUserName: 'Lin Yue', updateTime: '2026-11-18T09:30:00Z' };

const meta = {
  title: 'Screens/Positions/Newer',
  component: StoryScreen,
  args: resourceStories({
    screen: positionsScreen,
    controller: 'sysPos',
    list: 'list',
    rows,
    noMatch: { name: 'x' },
    answers: (store) => {
      let asked = 0;
      return {
        // Another user saves the record while the form is open, after the list was loaded.
        list: (input) => {
          asked += 1;
          if (asked === 2) store['update']?.({ ...position('2', 'Sea freight clerk', 'sea'), ...THEIRS });
          return store['list']?.(input);
        },
      };
    },
  }).base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const TITLE = '“Sea freight clerk” has been changed in the meantime';

/** Renames the clerk and submits, which leads to the confirmation. */
async function save(canvasElement: HTMLElement) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: 'More actions for Sea freight clerk' }, { timeout: 10_000 }),
  );
  await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
  const form = await opened(page.findByRole('dialog', { name: 'Edit Sea freight clerk' }, { timeout: 10_000 }));
  const name = within(form).getByRole('textbox', { name: /^Position/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Ocean clerk');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  const question = await opened(page.findByRole('dialog', { name: TITLE }, { timeout: 10_000 }));
  return { form, name, question };
}

async function answer(question: HTMLElement, button: string): Promise<void> {
  await userEvent.click(within(question).getByRole('button', { name: button }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
}

/** Shows changes of another user beside those of the form. No request is sent, and the typed text stays. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { form, name, question } = await save(canvasElement);
    await expect(question).toHaveAccessibleDescription(/Lin Yue saved it/);
    const shown = within(question).getAllByRole('row');
    await expect(shown.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Field', 'Now', 'In your form'],
      ['Code', 'ocean', 'sea'],
      ['Status', 'Disabled', 'Enabled'],
    ]);
    await answer(question, 'Keep editing');
    await expect(name).toHaveValue('Ocean clerk');
    await expect(within(form).getByRole('textbox', { name: /^Code/ })).toHaveValue('sea');
  },
};

/** The values of the form are saved. */
export const Mine: Story = {
  play: async ({ canvasElement }) => {
    const { form, question } = await save(canvasElement);
    await answer(question, 'Save mine');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ocean clerk')).toBeVisible();
    await expect(canvas.getByText('sea')).toBeVisible();
  },
};

/** The other user's fields are filled into the form, which keeps the rest and is then saved without another confirmation. */
export const Theirs: Story = {
  play: async ({ canvasElement }) => {
    const { form, name, question } = await save(canvasElement);
    await answer(question, 'Take theirs');
    await expect(name).toHaveValue('Ocean clerk');
    await expect(within(form).getByRole('textbox', { name: /^Code/ })).toHaveValue('ocean');
    await expect(within(form).getByRole('radio', { name: 'Disabled' })).toBeChecked();
    const again = within(form).getByRole('button', { name: 'Save' });
    // A submit button ignores a second press for a moment (product specification §9).
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(again);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ocean clerk')).toBeVisible();
    await expect(canvas.getByText('ocean')).toBeVisible();
  },
};
