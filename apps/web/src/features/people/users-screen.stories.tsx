import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { formAnswers, PEOPLE } from './people.fixtures.ts';
import { usersScreen } from './users-screen.tsx';

const stories = resourceStories({
  screen: usersScreen,
  controller: 'sysUser',
  list: 'page',
  rows: PEOPLE,
  others: formAnswers,
  noMatch: { account: 'astronaut', orgId: '12' },
});

/** The users of a company, beside the tree of its organizations: adding, editing, disabling, roles and passwords. */
const meta = {
  title: 'Screens/Users',
  parameters: { search: 'accounts, staff, members, 用户, 使用者, 用户管理', frame: '/system/user' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** An added user appears in the list; submitting activates the first tab with an error. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add user' }, { timeout: 10_000 }));
    const form = within(await opened(page.findByRole('dialog', { name: 'Add user' }, { timeout: 10_000 })));
    const type = async (label: RegExp, text: string): Promise<void> =>
      userEvent.type(await form.findByRole('textbox', { name: label }), text);
    await type(/^Account/, 'ada');
    await type(/^Real name/, 'Ada Quist');
    await type(/^Phone/, '13900139000');
    await type(/^Date of birth/, '1992-02-29');
    await userEvent.click(form.getByRole('button', { name: 'Make one' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByRole('tab', { name: /^Organizations and roles/ })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(form.getByRole('combobox', { name: 'Organization' }));
    await userEvent.click(await page.findByRole('treeitem', { name: 'Blue Harbor Forwarding' }));
    await userEvent.click(form.getByRole('combobox', { name: /^Position/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Customs agent' }));
    await userEvent.click(form.getByRole('combobox', { name: /^Roles/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Clerk' }));
    const save = form.getByRole('button', { name: 'Save' });
    // A submit button ignores a second press for a moment (product specification §9).
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(save);
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Add user' })).toBeNull());
    await expect(await within(canvasElement).findByText('ada')).toBeVisible();
  },
};

export const List: Story = {};
export const Empty: Story = stories.empty;
export const NoMatch: Story = { args: { ...stories.empty.args, ...stories.noMatch.args } };
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;
