import { businessError, fieldErrors, outdated } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { formAnswers, PEOPLE } from './people.fixtures.ts';
import { usersScreen } from './users-screen.tsx';

const PLACES = [{ orgId: '12', orgName: 'Rotterdam branch', posId: '3', posName: 'Customs agent', jobNum: 'R-7', joinDate: '2024-01-15' }];

const options: ResourceStoryOptions = {
  screen: usersScreen,
  controller: 'sysUser',
  list: 'page',
  rows: PEOPLE,
  noMatch: { account: 'x' },
  others: formAnswers,
  answers: (store) => ({
    ownRoleList: () => ['2', 'gone'],
    ownExtOrgList: () => PLACES,
    // Another administrator has changed the roles meanwhile.
    grantRole: (input) => (input['version'] === 7 ? null : outdated({ id: input.id, version: 7, updateUserName: 'Lin Yue' })),
    resetPwd: () => 'kP4z-Wm7t-bX29-hQ58',
    unlockLogin: (input) => store['update']?.({ ...input, locked: false }),
    setStatus: (input) => store['update']?.(input),
  }),
};

/** The actions on one user: archive, roles, password, lock. */
const meta = {
  title: 'Screens/Users/Dialogs',
  component: StoryScreen,
  args: resourceStories(options).base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** Opens an item in the menu of a row. */
async function choose(canvasElement: HTMLElement, row: string, item: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `More actions for ${row}` }, { timeout: 10_000 }));
  await userEvent.click(await page.findByRole('menuitem', { name: item }));
}

const dialogOf = async (name: string) => within(await opened(page.findByRole('dialog', { name }, { timeout: 10_000 })));

/** Roles and affiliations load first; affiliations are added and removed. */
export const Edited: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '李伟', 'Edit');
    await page.findByRole('tab', { name: 'Archive' }, { timeout: 10_000 });
    const form = await dialogOf('Edit 李伟');
    await userEvent.click(await form.findByRole('tab', { name: 'Organizations and roles' }));
    const first = within(await form.findByRole('region', { name: 'Affiliated organization 1' }));
    await expect(await first.findByRole('combobox', { name: 'Affiliated organization' })).toHaveTextContent('Rotterdam branch');
    // The code of this field is loaded lazily.
    await expect(await form.findByText('Disabled role', {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add organization' }));
    const second = within(await form.findByRole('region', { name: 'Affiliated organization 2' }));
    await waitFor(() => expect(second.getByRole('combobox', { name: 'Affiliated organization' })).toHaveFocus());
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(second.getByRole('combobox', { name: 'Affiliated organization' })).toBeInvalid());
    await userEvent.click(form.getByRole('button', { name: 'Remove Affiliated organization 2' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Remove Affiliated organization 1' })).toHaveFocus());
    const save = form.getByRole('button', { name: 'Save' });
    // A submit button ignores a second press for a moment (product specification §9).
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(save);
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Edit 李伟' })).toBeNull());
  },
};

/** A document type outside of the specification is shown as its number. */
export const Archive: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '李伟', 'Edit');
    await page.findByRole('tab', { name: 'Archive' }, { timeout: 10_000 });
    const form = await dialogOf('Edit 李伟');
    await userEvent.click(await form.findByRole('tab', { name: 'Archive' }));
    await expect(form.getByRole('combobox', { name: 'Document type' })).toHaveDisplayValue('5');
    await expect(form.getByRole('combobox', { name: 'Education level' })).toHaveDisplayValue('Bachelor');
  },
};

/** An error of the server about the additional places is shown above them. */
export const PlaceRefused: Story = {
  args: resourceStories({
    ...options,
    answers: { ownRoleList: () => ['2'], ownExtOrgList: () => PLACES, update: () => fieldErrors({ extOrgIdList: ['D2003'] }) },
  }).base,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Lin Yue', 'Edit');
    await page.findByRole('tab', { name: 'Archive' }, { timeout: 10_000 });
    const form = await dialogOf('Edit Lin Yue');
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    await expect(await form.findByText('This organization is outside your data range.')).toBeVisible();
  },
};

/** Asks for confirmation, and shows the new password once: closing it by Escape asks as well. */
export const ResetPassword: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Lin Yue', 'Reset password');
    const question = await opened(page.findByRole('alertdialog', { name: 'Reset the password of “Lin Yue”?' }, { timeout: 10_000 }));
    await userEvent.click(within(question).getByRole('button', { name: 'Reset password' }));
    const shown = await dialogOf('New password of Lin Yue');
    await expect(shown.getByText('kP4z-Wm7t-bX29-hQ58')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Copy kP4z-Wm7t-bX29-hQ58' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const leaving = within(await opened(page.findByRole('alertdialog', { name: 'Close without a copy?' })));
    await expect(leaving.getByText('It is not shown again.')).toBeVisible();
    await userEvent.click(leaving.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByText('kP4z-Wm7t-bX29-hQ58')).toBeNull());
  },
};

/** A rejection is shown in the confirmation. */
export const ResetRefused: Story = {
  args: resourceStories({ ...options, answers: { resetPwd: () => businessError('aboveYou', 'This person may do more than you.') } }).base,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Lin Yue', 'Reset password');
    const question = within(await opened(page.findByRole('alertdialog', {}, { timeout: 10_000 })));
    await userEvent.click(question.getByRole('button', { name: 'Reset password' }));
    await expect(await question.findByText(/This person may do more than you/)).toBeVisible();
  },
};

/** Checkboxes; at least one role stays. After a change by another administrator a question comes first. */
export const GrantRoles: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '陈美玲', 'Grant roles');
    const dialog = await dialogOf('Roles of 陈美玲');
    const clerk = await dialog.findByRole('treeitem', { name: 'Clerk' }, { timeout: 10_000 });
    await waitFor(() => expect(clerk).toHaveAttribute('aria-checked', 'true'));
    await userEvent.click(clerk);
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Disabled role' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/Select at least one role/));
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Auditor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = await dialogOf('“陈美玲” has been changed in the meantime');
    await userEvent.click(question.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Roles of 陈美玲' })).toBeNull());
  },
};

/** Only for a locked account. */
export const LockLifted: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '李伟', 'Lift lock');
    await waitFor(() => expect(within(canvasElement).queryByText('Locked')).toBeNull());
  },
};

export const Disabled: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '陈美玲', 'Disable');
    const question = await opened(page.findByRole('alertdialog', { name: 'Disable “陈美玲”?' }, { timeout: 10_000 }));
    await userEvent.click(within(question).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(within(canvasElement).getAllByText('Disabled')).toHaveLength(2));
  },
};

/** Validation of the form: a phone number is required, and the password must satisfy the policy. */
export const CheckedFields: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add user' }, { timeout: 10_000 }));
    const form = await dialogOf('Add user');
    await userEvent.type(await form.findByLabelText(/^Initial password/), 'secret');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const phone = form.getByRole('textbox', { name: /^Phone/ });
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Phone and email cannot both be empty/));
    await expect(form.getByLabelText(/^Initial password/)).toHaveAccessibleDescription(/Use 8 to 128 characters.*does not meet every rule/);
    await userEvent.type(phone, '12');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/This is not a phone number/));
  },
};

/** A backend that accepts no initial password gets none. */
export const WithoutPassword: Story = {
  args: resourceStories({ ...options, others: { ...formAnswers, sysConfig: {} } }).base,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add user' }, { timeout: 10_000 }));
    const form = await dialogOf('Add user');
    await expect(await form.findByRole('textbox', { name: /^Account/ })).toBeVisible();
    await expect(form.queryByText('Initial password')).toBeNull();
  },
};
