import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { formAnswers, PEOPLE } from './people.fixtures.ts';
import { usersScreen } from './users-screen.tsx';

const meta = {
  title: 'Screens/Users/Gone',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: resourceStories({
    screen: usersScreen,
    controller: 'sysUser',
    list: 'page',
    rows: PEOPLE,
    noMatch: { account: 'x' },
    others: formAnswers,
    answers: (store) => {
      let gone = false;
      return {
        ownRoleList: () => (gone ? businessError('D1002', 'The record does not exist.') : ['2']),
        // Another user has deleted them since they were listed.
        grantRole: ({ userId }) => {
          gone = true;
          store['delete']?.({ id: String(userId) });
          return businessError('D1002', 'The record does not exist.');
        },
      };
    },
  }).base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog of an action shows the failure and keeps its values, and the list is refreshed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for 陈美玲' }, { timeout: 10_000 }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Grant roles' }));
    const dialog = within(await opened(page.findByRole('dialog', { name: 'Roles of 陈美玲' }, { timeout: 10_000 })));
    const auditor = await dialog.findByRole('treeitem', { name: 'Auditor' }, { timeout: 10_000 });
    await userEvent.click(auditor);
    await waitFor(() => expect(auditor).toHaveAttribute('aria-checked', 'true'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('The record does not exist.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('陈美玲')).toBeNull());
    await expect(dialog.getByRole('treeitem', { name: 'Auditor' })).toHaveAttribute('aria-checked', 'true');
  },
};
