import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { changeRow } from './fixtures/rows.ts';
import { differencesScreen } from './differences-screen.tsx';

const stories = resourceStories({
  screen: differencesScreen,
  controller: 'sysLogDiff',
  list: 'page',
  rows: [
    changeRow('1'),
    changeRow('2', {
      diffType: 'insert',
      actionName: 'sysPos.add',
      displayTitle: 'Positions · Add',
      businessData: 'position/9',
      beforeData: null,
      afterData: '{"name":"Sea freight clerk","code":"sea"}',
    }),
    changeRow('3', {
      diffType: 'delete',
      actionName: 'sysPos.delete',
      displayTitle: 'Positions · Delete',
      businessData: 'position/4',
      beforeData: '{"name":"Customs agent","code":"cst"}',
      afterData: null,
    }),
  ],
  noMatch: { account: 'astronaut', diffType: 'delete' },
  answers: { clear: () => null },
});

/** Changes of the data, field by field: the value before and after, the user and the time. */
const meta = {
  title: 'Screens/Difference log',
  parameters: { search: 'changes, diff, audit trail, 差异日志, 差異日誌', frame: '/log/difflog' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening a row shows its differences field by field. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [name] = await within(canvasElement).findAllByRole('button', { name: 'Users · Edit' }, { timeout: 10_000 });
    if (!name) throw new Error('There is no row.');
    await userEvent.click(name);
    const drawer = await within(document.body).findByRole('dialog', { name: 'Changed: User · ann' }, { timeout: 10_000 });
    const fields = within(drawer).getByRole('table');
    await expect(within(fields).getByRole('rowheader', { name: 'Real name' })).toBeVisible();
    await expect(within(fields).getByRole('cell', { name: 'Ann Amber-Lee' })).toBeVisible();
    await expect(within(fields).getByRole('cell', { name: 'Customs agent' })).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;

/** Clearing names the consequence and asks for confirmation. */
export const Clear: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear log' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Clear the difference log?' }, { timeout: 10_000 }));
    await expect(within(dialog).getByText(/How rows were before each change/)).toBeVisible();
  },
};
