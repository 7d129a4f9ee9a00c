import { fieldErrors, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import type { ResourceSearch } from '../../kit/search.ts';
import { opened } from '../../testing/opened.ts';
import { pageOf } from '../../testing/pages.ts';
import { addOne, resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { parametersScreen } from './parameters-screen.tsx';

const row = (id: string, name: string, code: string, value: string, more: object) => ({
  id,
  name,
  code,
  value,
  sysFlag: 1,
  orderNo: Number(id) * 10,
  fixedBy: null,
  version: 1,
  updateTime: '2026-11-18T09:30:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});

const PARAMETERS = [
  row('1', 'Captcha at every sign-in', 'sys_captcha', 'False', {
    kind: 'flag',
    groupCode: 'signIn',
    remark: 'Every sign-in and every request for a code needs a captcha. Off, only after two failures.',
  }),
  row('2', 'Failures that lock an account', 'sys_password_max_error_times', '5', {
    kind: 'integer',
    min: 3,
    max: 20,
    groupCode: 'signIn',
    remark: 'After this number of wrong passwords in a row the account is locked for the network that they came from.',
  }),
  row('3', 'Shortest password', 'sys_password_min_length', '10', {
    kind: 'integer',
    min: 8,
    max: 64,
    groupCode: 'password',
    fixedBy: 'PASSWORD_MIN_LENGTH',
    remark: 'Smallest number of characters of a new password. Passwords that exist already stay valid.',
  }),
  row('4', 'Berth planner', 'berth_planner_url', 'https://berths.example', { kind: 'text', sysFlag: 2, groupCode: 'planning', remark: '' }),
];

/** Spy for the saved values. */
const saved = fn((_items: unknown): unknown => null);

const stories = resourceStories<ResourceSearch>({
  screen: parametersScreen,
  controller: 'sysSettings',
  list: 'page',
  rows: PARAMETERS,
  answers: { list: () => PARAMETERS, groupList: () => ['signIn', 'password', 'planning'], batchUpdate: (items) => saved(items) },
  noMatch: { name: 'astronaut' },
});

/** Rules of the whole installation, such as those of sign-in, and values that other programs read. */
const meta = {
  title: 'Screens/Parameters',
  parameters: { search: 'settings, configuration, options, captcha, lockout, 参数, 配置, 參數, 設定', frame: '/platform/config' },
  component: StoryScreen,
  args: stories.base,
  beforeEach: () => void saved.mockReset().mockReturnValue(null),
} satisfies Meta<typeof StoryScreen<ResourceSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    addOne({ canvasElement, button: 'Add parameter', fields: { Parameter: 'Crane list', Code: 'cranes' }, appears: 'Crane list' }),
};

async function openValues(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit values' }, { timeout: 10_000 }));
  const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Edit values' }, { timeout: 10_000 }));
  await within(dialog).findByRole('checkbox', { name: /^Captcha at every sign-in/ });
  return dialog;
}

/** Values of all groups are edited at once, and only the changed ones are sent. */
export const EditValues: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openValues(canvasElement);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Captcha at every sign-in/ }));
    await expect(within(dialog).getByRole('spinbutton', { name: 'Shortest password' })).toHaveAttribute('readonly');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(saved).toHaveBeenCalledWith([{ code: 'sys_captcha', value: 'True', version: 1 }]);
  },
};

/** A refused value is reported at its control, and the dialog stays. */
export const ValueRefused: Story = {
  play: async ({ canvasElement }) => {
    saved.mockReturnValue(fieldErrors({ sys_password_max_error_times: ['Enter a whole number from 3 to 20.'] }));
    const dialog = await openValues(canvasElement);
    const number = within(dialog).getByRole('spinbutton', { name: 'Failures that lock an account' });
    await userEvent.clear(number);
    await userEvent.type(number, '2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Enter a whole number from 3 to 20\./));
  },
};

const OTHER = [
  { ...row('1', 'Log of operations', 'sys_op_log', 'False', {}), version: undefined },
  { ...row('2', 'Title', 'sys_web_title', 'Quay Desk', { groupCode: 'WebConfig' }), version: undefined },
];

const otherAnswers: DoubleHandlers = {
  sysSettings: {
    page: (input) => pageOf(OTHER, input),
    list: () => OTHER,
    groupList: () => ['WebConfig'],
    update: (input) => saved(input),
    batchUpdate: (items) => saved(items),
  },
};

async function editOther(canvasElement: HTMLElement, text: string): Promise<{ dialog: HTMLElement; value: HTMLElement }> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Log of operations' }, { timeout: 10_000 }));
  await userEvent.click(within(await opened(within(document.body).findByRole('menu'))).getByRole('menuitem', { name: 'Edit' }));
  const dialog = await opened(within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
  const value = await within(dialog).findByRole('textbox', { name: 'Value' });
  await expect(value).not.toHaveAccessibleDescription();
  await userEvent.clear(value);
  if (text !== '') await userEvent.type(value, text);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  return { dialog, value };
}

/** Another backend makes a built-in parameter an ordinary one unless it gets that back. */
export const OtherBackEnd: Story = {
  args: { answers: otherAnswers },
  play: async ({ canvasElement }) => {
    const { dialog } = await editOther(canvasElement, 'True');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(saved.mock.calls).toEqual([[expect.objectContaining({ code: 'sys_op_log', value: 'True', sysFlag: 1 })]]);
  },
};

/** Another backend has no defaults, so a built-in parameter needs a value. */
export const OtherValueEmpty: Story = {
  args: { answers: otherAnswers },
  play: async ({ canvasElement }) => {
    const { value } = await editOther(canvasElement, '');
    await waitFor(() => expect(value).toHaveAccessibleDescription('This is required.'));
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** The same for the values of all groups; the site settings, which another backend has among its parameters, have their own page. */
export const OtherValues: Story = {
  args: { answers: otherAnswers },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit values' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Edit values' }, { timeout: 10_000 }));
    const control = await within(dialog).findByRole('textbox', { name: 'Log of operations' });
    await expect(within(dialog).queryByRole('textbox', { name: 'Title' })).toBeNull();
    await expect(within(dialog).queryByText(/default/)).toBeNull();
    await userEvent.clear(control);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(control).toHaveAccessibleDescription('This is required.'));
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** The code of a built-in parameter is read-only, and so is a value that the operator of the server has set. */
export const BuiltIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Shortest password' }, { timeout: 10_000 }));
    const menu = await opened(within(document.body).findByRole('menu'));
    await expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Edit' }));
    const dialog = await opened(within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    const value = await within(dialog).findByRole('spinbutton', { name: 'Value' });
    await expect(value).toHaveAttribute('readonly');
    await expect(value).toHaveAccessibleDescription(/Set by PASSWORD_MIN_LENGTH/);
    await expect(within(dialog).getByRole('textbox', { name: 'Group' })).toHaveValue('Passwords');
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
export const ReadOnly: Story = stories.readOnly;
