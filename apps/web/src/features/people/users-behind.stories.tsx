import { Button } from '@seaberry/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen.tsx';
import type { ResourceSearch } from '../../kit/search.ts';
import { formAnswers, PEOPLE } from './people.fixtures.ts';
import { usersScreen } from './users-screen.tsx';

/** The page in the workspace: hidden behind another one, and shown again. */
function Page(props: StoryScreenProps<ResourceSearch>): ReactNode {
  const [behind, setBehind] = useState(false);
  return (
    <>
      <Button onClick={() => setBehind(!behind)}>Another page</Button>
      <Activity mode={behind ? 'hidden' : 'visible'}>
        <StoryScreen {...props} />
      </Activity>
    </>
  );
}

const meta = {
  title: 'Screens/Users/Behind',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: resourceStories({
    screen: usersScreen,
    controller: 'sysUser',
    list: 'page',
    rows: PEOPLE,
    noMatch: { account: 'x' },
    others: formAnswers,
    answers: { ownRoleList: () => ['2'], ownExtOrgList: () => [] },
  }).base,
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof StoryScreen<ResourceSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Browser back and forward: the open form is open again, with its typed values. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const other = canvas.getByRole('button', { name: 'Another page' });
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for 陈美玲' }, { timeout: 10_000 }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
    await page.findByRole('tab', { name: 'Archive' }, { timeout: 10_000 });
    await opened(page.findByRole('dialog', { name: 'Edit 陈美玲' }, { timeout: 10_000 }));
    const note = (): Promise<HTMLElement> => page.findByRole('textbox', { name: /^Note/ }, { timeout: 10_000 });
    await userEvent.type(await note(), 'Back on Monday');
    // Dispatched, since nothing under a dialog can be pressed.
    other.click();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    other.click();
    await opened(page.findByRole('dialog', { name: 'Edit 陈美玲' }, { timeout: 10_000 }));
    await expect(await note()).toHaveValue('Back on Monday');
  },
};
