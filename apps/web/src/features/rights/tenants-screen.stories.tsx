import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkError } from '@seaberry/api-client/doubles';
import { Toaster } from '@seaberry/ui/toaster';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { addOne, buttonsOf, resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { MENUS, sysConfig } from './story-answers.ts';
import { tenantsScreen } from './tenants-screen.tsx';
import { berries, clearSpies, granted, TENANTS, tenantAnswers } from './tenants.fixtures.ts';

const stories = resourceStories({
  screen: tenantsScreen,
  controller: 'sysTenant',
  list: 'page',
  rows: TENANTS,
  noMatch: { name: 'astronaut' },
  others: { sysConfig, sysMenu: { list: () => MENUS } },
  answers: tenantAnswers,
});

const plain = resourceStories({
  screen: tenantsScreen,
  controller: 'sysTenant',
  list: 'page',
  rows: TENANTS,
  noMatch: {},
  others: { sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: [] }) } },
});

/** The companies of an installation, with tier, berries and administrator, for its operator. */
const meta = {
  title: 'Screens/Companies',
  parameters: { search: 'tenants, customers, multi tenant, 租户, 租戶, 公司管理', frame: '/platform/tenant' },
  component: StoryScreen,
  args: { ...stories.base, buttons: new Set([...buttonsOf('sysTenant'), ...buttonsOf('sysMenu')]) },
  beforeEach: clearSpies,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the toaster for success messages. */
const withToaster: Story['render'] = (args) => (
  <>
    <StoryScreen {...args} />
    <Toaster />
  </>
);

async function chooseRowAction(canvasElement: HTMLElement, name: string, action: string, role = 'dialog'): Promise<HTMLElement> {
  const more = await within(canvasElement).findByRole('button', { name: `More actions for ${name}` }, { timeout: 10_000 });
  await userEvent.click(more);
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: action }));
  return opened(within(document.body).findByRole(role, undefined, { timeout: 10_000 }));
}

const press = async (dialog: HTMLElement, name: string): Promise<void> => userEvent.click(within(dialog).getByRole('button', { name }));

/** An added company appears in the list. */
export const Default: Story = {
  play: ({ canvasElement }) =>
    addOne({
      canvasElement,
      button: 'Add company',
      fields: { Company: 'South Pier Cargo', Administrator: 'sophie' },
      appears: 'South Pier Cargo',
    }),
};

/** A retry after a lost response credits the berries once. */
export const CreditBerries: Story = {
  render: withToaster,
  play: async ({ canvasElement }) => {
    berries.mockImplementationOnce(() => networkError());
    const dialog = await chooseRowAction(canvasElement, 'Blue Harbor Forwarding', 'Credit berries');
    const amount = within(dialog).getByRole('spinbutton', { name: /^Berries/ });
    await userEvent.type(amount, '500');
    await press(dialog, 'Credit');
    await within(dialog).findByText(/credited only once/);
    await expect(amount).toHaveAttribute('readonly');
    // A submit button ignores a second press for a moment (product specification §9).
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Credit' })).not.toHaveAttribute('aria-disabled'));
    await press(dialog, 'Credit');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(within(document.body).getByText('New balance of Blue Harbor Forwarding: 538 berries.')).toBeVisible());
    const [first, second] = berries.mock.calls.map(([input]) => input['requestId']);
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(second).toBe(first);
  },
};

/** Zero and too large amounts are not sent. */
export const CreditTooMuch: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'Blue Harbor Forwarding', 'Credit berries');
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: /^Berries/ }), '1000001');
    await press(dialog, 'Credit');
    await within(dialog).findByText('Enter a whole number from 1 to 1,000,000.');
    await expect(berries).not.toHaveBeenCalled();
  },
};

/** A tier is set. */
export const SetTier: Story = {
  render: withToaster,
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'East Harbour Forwarding', 'Set tier');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Ultimate' }));
    await press(dialog, 'Save');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(within(document.body).getByText('The tier of East Harbour Forwarding has been changed.')).toBeVisible());
  },
};

/** Platform entries cannot be granted to a company. */
export const GrantMenus: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'East Harbour Forwarding', 'Grant menus');
    await within(dialog).findByRole('treeitem', { name: 'Messages' }, { timeout: 10_000 });
    await expect(within(dialog).queryByRole('treeitem', { name: 'Platform' })).not.toBeInTheDocument();
    await press(dialog, 'Check all');
    await press(dialog, 'Save');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(granted.mock.calls[0]?.[0]).toMatchObject({ id: '2', halfMenuIdList: [] });
  },
};

/** The new password is shown once. */
export const ResetPassword: Story = {
  play: async ({ canvasElement }) => {
    const question = await chooseRowAction(canvasElement, 'Blue Harbor Forwarding', 'Reset password', 'alertdialog');
    await press(question, 'Reset password');
    const dialog = await opened(within(document.body).findByRole('dialog', { name: /^New password of/ }, { timeout: 10_000 }));
    // The dialog appears with an animation.
    await waitFor(() => expect(within(dialog).getByText('tide-7Harbour')).toBeVisible());
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
  },
};

export const People: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseRowAction(canvasElement, 'Blue Harbor Forwarding', 'People');
    await expect(await within(dialog).findByRole('rowheader', { name: 'lin.yue' }, { timeout: 10_000 })).toBeVisible();
  },
};

/** A backend without tiers and berries. */
export const OtherBackEnd: Story = {
  args: plain.base,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Blue Harbor Forwarding', undefined, { timeout: 10_000 });
    await expect(within(canvasElement).queryByText('Captain')).not.toBeInTheDocument();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More actions for Blue Harbor Forwarding' }));
    await within(document.body).findByRole('menuitem', { name: 'People' });
    await expect(within(document.body).queryByRole('menuitem', { name: 'Credit berries' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = { args: { ...stories.empty.args, ...stories.noMatch.args } };
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;
