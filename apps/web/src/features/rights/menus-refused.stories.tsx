import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { menusScreen } from './menus-screen.tsx';
import { MENUS, sysConfig } from './story-answers.ts';

const meta = {
  title: 'Screens/Menus/Refused',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: resourceStories({
    screen: menusScreen,
    controller: 'sysMenu',
    list: 'list',
    rows: MENUS.map((menu) => ({ ...menu })),
    noMatch: { titleLike: 'astronaut' },
    others: { sysConfig },
    answers: { update: () => businessError('D1002', 'The record does not exist.') },
  }).base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reason of a refusal is shown above a long form, and scrolls into view from its end. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'More actions for Freight rates' }, { timeout: 10_000 }),
    );
    await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await opened(page.findByRole('dialog', { name: 'Edit Freight rates' }, { timeout: 10_000 }));
    await within(dialog).findByRole('textbox', { name: /^Title\*?$/ }, { timeout: 10_000 });
    const body = dialog.querySelector('[data-slot="dialog-body"]');
    if (!body) throw new Error('The dialog has no body.');
    await waitFor(() => expect(body.scrollHeight).toBeGreaterThan(body.clientHeight + 100));
    body.scrollTo(0, body.scrollHeight);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const why = await within(dialog).findByText('The record does not exist.');
    await waitFor(() => expect(why.getBoundingClientRect().top).toBeGreaterThan(body.getBoundingClientRect().top));
  },
};
