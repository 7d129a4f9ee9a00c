import { businessError, networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { onlineScreen } from './online-screen.tsx';

const session = (id: string, userId: string, realName: string, more: object = {}) => ({
  id,
  connectionId: id,
  userId,
  userName: realName.toLowerCase().replace(' ', '.'),
  realName,
  time: '2026-11-21T06:58:03Z',
  ip: '203.0.113.24',
  current: false,
  ...more,
});

const sent = fn((_call: string, _input: object): void => {});
const sending = (answer: () => unknown = () => null) => {
  const call = (name: string) => (input: object) => {
    sent(name, input);
    return answer();
  };
  const sysMessage = { sendUser: call('sendUser'), sendUsers: call('sendUsers'), sendOtherUser: call('sendOtherUser') };
  const { base } = resourceStories({
    screen: onlineScreen,
    controller: 'sysOnlineUser',
    list: 'page',
    rows: [
      session('1', 'u1', 'Lin Yue', { current: true }),
      session('2', 'u2', 'Ann Amber'),
      session('3', 'u2', 'Ann Amber', { os: 'iOS' }),
      session('4', 'u3', 'Sam South'),
    ],
    noMatch: {},
    others: { sysMessage } as unknown as DoubleHandlers,
  });
  return { ...base, buttons: new Set(['sysOnlineUser:page', 'sysMessage:send']) };
};

/** Messages to users who are signed in: to one, to some, to all others. */
const meta = {
  title: 'Screens/Online users/Messages',
  component: StoryScreen,
  args: sending(),
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };
const body = within(document.body);
const dialogOf = (name: string) => opened(body.findByRole('dialog', { name }, LATER));
const openAll = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Message all' }, LATER));
  return dialogOf('Message to all others');
};
const send = async (dialog: HTMLElement, text = 'Gate 3 is closed'): Promise<void> => {
  if (text) await userEvent.type(within(dialog).getByRole('textbox', { name: /^Message/ }), text);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
};

/** To the users of the selected rows, once to each, however many sessions they have. */
export const ToSome: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await canvas.findByText('Sam South', {}, LATER);
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select (Ann Amber|Sam South)/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    const dialog = await dialogOf('Message to 2 users');
    await send(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(sent.mock.calls).toEqual([['sendUsers', { message: 'Gate 3 is closed', messageType: 0, userIds: ['u2', 'u3'] }]]);
  },
};

/** To several rows of one user it is a message to that user. */
export const ToOne: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await canvas.findByText('Sam South', {}, LATER);
    for (const box of canvas.getAllByRole('checkbox', { name: /^Select Ann Amber/ })) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    const dialog = await dialogOf('Message to Ann Amber');
    await send(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(sent.mock.calls).toEqual([['sendUser', { message: 'Gate 3 is closed', messageType: 0, receiveUserId: 'u2' }]]);
  },
};

/** The own session gets no message, so a selection with it has none. */
export const OwnSession: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('checkbox', { name: /^Select Lin Yue/ }, LATER))[0] as HTMLElement);
    await expect(await canvas.findByRole('button', { name: 'Send message' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TextMissing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openAll(canvasElement);
    await send(dialog, '');
    await expect(await within(dialog).findByText('This is required.')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /^Message/ })).toHaveFocus();
  },
};

/** Sending disables nothing but a second sending. */
export const Sending: Story = {
  args: sending(() => new Promise(() => {})),
  play: async ({ canvasElement }) => {
    const dialog = await openAll(canvasElement);
    await send(dialog);
    await expect(await within(dialog).findByRole('button', { name: 'Send', busy: true })).toBeVisible();
  },
};

/** The receiver has left meanwhile: the text stays. */
export const NotOnline: Story = {
  args: sending(() => businessError('notOnline', 'This user is not signed in.')),
  play: async ({ canvasElement }) => {
    const dialog = await openAll(canvasElement);
    await send(dialog);
    await expect(await within(dialog).findByText(/^This user is not signed in/)).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /^Message/ })).toHaveValue('Gate 3 is closed');
  },
};

export const ConnectionLost: Story = {
  args: sending(() => networkError()),
  play: async ({ canvasElement }) => {
    const dialog = await openAll(canvasElement);
    await send(dialog);
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
  },
};
