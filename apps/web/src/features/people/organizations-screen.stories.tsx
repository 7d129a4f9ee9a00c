import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { addOne, resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { organizationsScreen } from './organizations-screen.tsx';
import { ORG_TYPES, ORGS, treeOf, type FlatOrg } from './people.fixtures.ts';

const stories = resourceStories({
  screen: organizationsScreen,
  controller: 'sysOrg',
  list: 'list',
  rows: ORGS,
  answers: (store) => ({
    list: (input) => {
      const rows = store['list']?.(input);
      // A response that is no list is shown as a failure.
      return Array.isArray(rows) ? treeOf(rows as FlatOrg[]) : rows;
    },
    add: (input) => store['add']?.({ pid: '1', ...input }),
  }),
  others: { sysDictType: { allDictList: () => ({ org_type: ORG_TYPES }) } },
  noMatch: { name: 'moon', type: '501' },
});

/** The departments and branches of a company as a tree. They decide which shipments a user sees. */
const meta = {
  title: 'Screens/Organizations',
  parameters: { search: 'departments, 机构, 機構, 组织, 組織, 部门, 部門', frame: '/system/org' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** An added organization appears in the tree. */
export const Default: Story = {
  play: ({ canvasElement }) =>
    addOne({
      canvasElement,
      button: 'Add organization',
      fields: { Organization: 'Hamburg branch', Code: 'ham' },
      appears: 'Hamburg branch',
    }),
};

/** Added below another one, which the form has preselected. */
export const Below: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'More actions for Rotterdam branch' }, { timeout: 10_000 }),
    );
    await userEvent.click(await page.findByRole('menuitem', { name: 'Add below' }));
    const dialog = await opened(page.findByRole('dialog', { name: 'Add organization' }, { timeout: 10_000 }));
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Superior' })).toHaveTextContent('Rotterdam branch'));
  },
};

/**
 * The parent cannot be the organization itself or a descendant: they are disabled. Organizations outside of the data range are visible and
 * disabled.
 */
export const Superior: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'More actions for Shanghai branch' }, { timeout: 10_000 }),
    );
    await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await opened(page.findByRole('dialog', { name: 'Edit Shanghai branch' }, { timeout: 10_000 }));
    const field = within(dialog).getByRole('combobox', { name: 'Superior' });
    await waitFor(() => expect(field).toHaveTextContent('Blue Harbor Forwarding'));
    await userEvent.click(field);
    const search = await page.findByRole('searchbox', { name: /Superior/ });
    await userEvent.type(search, 'branch');
    await waitFor(() => expect(page.getByRole('treeitem', { name: 'Rotterdam branch' })).toBeVisible());
    await expect(page.queryByRole('treeitem', { name: 'Shanghai branch' })).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, 'partners');
    await expect(await page.findByRole('treeitem', { name: 'Partners' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Organizations outside of the data range have no actions; the root cannot be deleted. */
export const OutsideOfRange: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Partners', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions for Partners' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Blue Harbor Forwarding' }));
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Add below' })).toBeVisible());
    await expect(page.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  },
};

/** Selected organizations are deleted in one action, children before parents; those that cannot be deleted give the reason. */
export const SeveralDeleted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const row of ['Shanghai branch', 'Sea freight']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(row) }, { timeout: 10_000 }));
    }
    const bar = await canvas.findByRole('group', { name: 'Actions for the selected rows' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blue Harbor Forwarding/ }));
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blue Harbor Forwarding/ }));
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await opened(page.findByRole('alertdialog', { name: 'Delete 2 rows?' }, { timeout: 10_000 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Shanghai branch')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('group', { name: 'Actions for the selected rows' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Rotterdam branch')).toBeVisible();
  },
};

/** Ancestors of matches stay visible. */
export const Found: Story = { args: { search: { type: '501' } } };
export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;
