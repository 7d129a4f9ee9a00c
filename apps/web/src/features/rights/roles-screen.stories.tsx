import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { addOne, buttonsOf, resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { rolesScreen } from './roles-screen.tsx';
import { MENUS, ORGS, sysConfig } from './story-answers.ts';

const role = (id: string, name: string, code: string, dataScope: number, more: object = {}) => ({
  id,
  name,
  code,
  dataScope,
  orderNo: 100,
  status: 1,
  remark: '',
  createTime: '2026-10-02T08:00:00Z',
  updateTime: '2026-11-18T09:30:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});

const granted = fn();
const ranged = fn();

const stories = resourceStories({
  screen: rolesScreen,
  controller: 'sysRole',
  list: 'page',
  rows: [
    role('1', 'Administrator', 'admin', 1, { builtIn: true, orderNo: 0, updateUserName: null }),
    role('2', 'Branch lead', 'branch-lead', 2),
    role('3', 'Clerk', 'clerk', 4),
    role('4', 'Auditor', 'auditor', 5, { status: 2, remark: 'Comes every spring.' }),
  ],
  noMatch: { name: 'astronaut' },
  others: {
    sysConfig,
    sysMenu: { list: () => MENUS },
    sysOrg: { list: () => ORGS },
  },
  answers: {
    ownMenuList: ({ id }) => (id === '1' ? ['inbox', 'tracking', 'bill'] : ['tracking', 'bills', 'bills.page', 'inbox']),
    ownOrgList: () => ['sha'],
    grantMenu: ({ id: _id, ...input }) => {
      granted(input);
      return null;
    },
    grantDataScope: (input) => {
      ranged(input);
      return null;
    },
    setStatus: () => null,
  },
});

/** The roles of a company: which pages and buttons they grant, and whose data their users see. */
const meta = {
  title: 'Screens/Roles',
  parameters: { search: 'permissions, access, 角色, 权限, 權限', frame: '/system/role' },
  component: StoryScreen,
  args: { ...stories.base, buttons: new Set([...buttonsOf('sysRole'), ...buttonsOf('sysMenu')]) },
  beforeEach: () => {
    granted.mockClear();
    ranged.mockClear();
  },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function chooseRowAction(canvasElement: HTMLElement, name: string, action: string): Promise<HTMLElement> {
  const more = await within(canvasElement).findByRole('button', { name: `More actions for ${name}` }, { timeout: 10_000 });
  await userEvent.click(more);
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: action }));
  return opened(within(document.body).findByRole('dialog', undefined, { timeout: 10_000 }));
}

const item = (dialog: HTMLElement, name: string) => within(dialog).findByRole('treeitem', { name }, { timeout: 10_000 });
const press = async (dialog: HTMLElement, name: string): Promise<void> => userEvent.click(within(dialog).getByRole('button', { name }));

/** An added role appears in the list. */
export const Default: Story = {
  play: ({ canvasElement }) =>
    addOne({ canvasElement, button: 'Add role', fields: { Role: 'Night shift', Code: 'night' }, appears: 'Night shift' }),
};

/** A page without buttons is granted alone; partly granted entries are sent as such. */
export const GrantMenus: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'Clerk', 'Grant menus');
    await expect(await item(dialog, 'Tracking')).toHaveAttribute('aria-checked', 'mixed');
    await expect(await item(dialog, 'Messages')).toHaveAttribute('aria-checked', 'mixed');
    await expect(await item(dialog, 'Ocean bill')).toHaveAttribute('aria-checked', 'false');
    await expect(await item(dialog, 'System')).toHaveAttribute('aria-checked', 'false');
    await press(dialog, 'Open all');
    await userEvent.click(await item(dialog, 'Delete'));
    await press(dialog, 'Save');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(granted).toHaveBeenCalledWith({
      menuIdList: ['tracking', 'bills', 'bills.page', 'bills.delete', 'inbox'],
      halfMenuIdList: ['tracking', 'bills', 'inbox'],
    });
  },
};

/** A button is found by its code and includes its page. */
export const GrantBySearch: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'Clerk', 'Grant menus');
    await userEvent.type(await within(dialog).findByRole('searchbox', undefined, { timeout: 10_000 }), 'sysRole:grant');
    await userEvent.click(await item(dialog, 'Grant menus'));
    await userEvent.clear(within(dialog).getByRole('searchbox'));
    await expect(await item(dialog, 'Roles')).toHaveAttribute('aria-checked', 'mixed');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('5 of 14 granted');
  },
};

/** The permissions of a built-in role are read-only. */
export const LookAtMenus: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'Administrator', 'Look at menus');
    await expect(await item(dialog, 'Ocean bill')).toHaveAttribute('aria-disabled', 'true');
    await expect(within(dialog).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
};

/** A custom range includes descendants, except for those out of range. */
export const DataRange: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'Auditor', 'Data range');
    await expect(await item(dialog, 'Shanghai')).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(await item(dialog, 'Blue Harbor Forwarding'));
    await press(dialog, 'Save');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(ranged).toHaveBeenCalledWith({ id: '4', dataScope: 5, orgIdList: ['sha', 'hq', 'sha.sea', 'sha.air'] });
  },
};

/** An empty custom range is rejected. */
export const DataRangeOfNothing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'Auditor', 'Data range');
    await userEvent.click(await item(dialog, 'Shanghai'));
    await press(dialog, 'Save');
    await expect(await within(dialog).findByText('Choose at least one organization.')).toBeVisible();
    await expect(ranged).not.toHaveBeenCalled();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = { args: { ...stories.empty.args, ...stories.noMatch.args } };
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;
