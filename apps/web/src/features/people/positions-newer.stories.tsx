import { outdated } from '@seaberry/api-client/doubles';
import { Toaster } from '@seaberry/ui/toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { positionsScreen } from './positions-screen.tsx';

const position = (id: string, name: string, code: string) => ({ id, name, code, orderNo: 100, status: 1, version: 1 });
const rows = [position('1', 'General manager', 'gm'), position('2', 'Sea freight clerk', 'sea')];
const BY = { updateUserName: 'Lin Yue', updateTime: '2026-11-18T09:30:00Z' };

const without = ({ version: _version, ...row }: ReturnType<typeof position>) => row;

/** Another user saves the clerk while the form is open, after the list was loaded. */
const savedBeside = (theirs: object, { versions = true } = {}) =>
  resourceStories({
    screen: positionsScreen,
    controller: 'sysPos',
    list: 'list',
    rows: versions ? rows : rows.map((row) => without(row)),
    noMatch: { name: 'x' },
    answers: (store) => {
      const saved = { ...without(position('2', 'Sea freight clerk', 'sea')), ...theirs, ...BY };
      let listCalls = 0;
      return {
        // A backend without versions is asked for the row before it is saved.
        list: (input) => {
          listCalls += 1;
          if (listCalls === 2 && !versions) store['update']?.(saved);
          return store['list']?.(input);
        },
        update: (input) => {
          if (!versions || input['version'] === 2) return store['update']?.(input);
          store['update']?.({ ...saved, version: 2 } as typeof saved);
          return outdated({ ...saved, version: 2 });
        },
      };
    },
  }).base;

const meta = {
  title: 'Screens/Positions/Newer',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: savedBeside({ name: 'Shipping clerk', code: 'ocean' }),
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const TITLE = '“Sea freight clerk” has been changed in the meantime';

/** Renames the clerk and submits. */
async function rename(canvasElement: HTMLElement) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: 'More actions for Sea freight clerk' }, { timeout: 10_000 }),
  );
  await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
  const form = await opened(page.findByRole('dialog', { name: 'Edit Sea freight clerk' }, { timeout: 10_000 }));
  const name = within(form).getByRole('textbox', { name: /^Position/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Ocean clerk');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  return { form, name };
}

/** Renames the clerk, which the other user has renamed too, and is asked. */
async function save(canvasElement: HTMLElement) {
  const edited = await rename(canvasElement);
  return { ...edited, question: await opened(page.findByRole('dialog', { name: TITLE }, { timeout: 10_000 })) };
}

async function answer(question: HTMLElement, button: string): Promise<void> {
  await userEvent.click(within(question).getByRole('button', { name: button }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
}

/** Shows what both have changed: before, mine and theirs. Back in the form everything is as it was typed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { form, name, question } = await save(canvasElement);
    await expect(question).toHaveAccessibleDescription(/Lin Yue saved it/);
    const shown = within(question).getAllByRole('row');
    await expect(shown.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Field', 'Before', 'Yours', 'Theirs'],
      ['Position', 'Sea freight clerk', 'Ocean clerk', 'Shipping clerk'],
    ]);
    await expect(within(question).getByText('Changes of other fields are kept: Code.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(name).toHaveValue('Ocean clerk');
    await expect(within(form).getByRole('textbox', { name: /^Code/ })).toHaveValue('sea');
  },
};

/** Only the own changes are saved over those of the other user. */
export const Mine: Story = {
  play: async ({ canvasElement }) => {
    const { form, question } = await save(canvasElement);
    await answer(question, 'Keep mine');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ocean clerk')).toBeVisible();
    await expect(canvas.getByText('ocean')).toBeVisible();
  },
};

/** The same with a backend whose rows have no version; the fields of the other user are filled into the form, which is then saved. */
export const Theirs: Story = {
  args: savedBeside({ name: 'Shipping clerk', code: 'ocean' }, { versions: false }),
  play: async ({ canvasElement }) => {
    const { form, name, question } = await save(canvasElement);
    await answer(question, 'Take theirs');
    await expect(name).toHaveValue('Shipping clerk');
    await expect(within(form).getByRole('textbox', { name: /^Code/ })).toHaveValue('ocean');
    const saveButton = within(form).getByRole('button', { name: 'Save' });
    // A submit button ignores a second press for a moment (product specification §9).
    await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(saveButton);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await expect(await within(canvasElement).findByText('Shipping clerk')).toBeVisible();
  },
};

/** Changes of other fields need no question: both are saved, and the message names what was kept. */
export const OtherFields: Story = {
  args: savedBeside({ code: 'ocean', status: 2 }),
  render: (args) => (
    <>
      <StoryScreen {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { form } = await rename(canvasElement);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await expect(await page.findByText('Changes made by others meanwhile are kept: Code, Status.')).toBeVisible();
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ocean clerk')).toBeVisible();
    await expect(canvas.getByText('ocean')).toBeVisible();
  },
};
