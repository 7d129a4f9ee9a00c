import { businessError, networkError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { pushScreen } from './push-screen.tsx';

const sent = fn((_call: string, _input: object): void => {});
const sending = (answer: () => unknown = () => null) => {
  const call = (name: string) => ({
    send: (input: object) => {
      sent(name, input);
      return answer() as null;
    },
  });
  const others = { sysEmail: call('email'), sysSms: call('sms') };
  const { base } = resourceStories({ screen: pushScreen, controller: 'pushLog', list: 'page', rows: [], noMatch: {}, others });
  return { ...base, search: { keyword: 'desk', pushState: 'waiting' }, buttons: new Set(['pushLog:page', 'sysEmail:send', 'sysSms:send']) };
};

/** E-mail and short message to one receiver, sent by the queue of outgoing messages. */
const meta = {
  title: 'Screens/Push log/Send',
  parameters: { search: 'send email, send sms, 发送邮件, 发送短信, 寄送電子郵件, 傳送簡訊' },
  component: StoryScreen,
  args: sending(),
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };
const open = async (canvasElement: HTMLElement, name: string): Promise<HTMLElement> => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }, LATER));
  return opened(within(document.body).findByRole('dialog', { name }, LATER));
};
const fill = async (dialog: HTMLElement, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${label}`, 'u') }), text);
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
};
const EMAIL = { Recipient: 'desk@example.com', Subject: 'Arrival', Text: 'Arrives tomorrow.' };
const SMS = { Phone: '13812345678', Text: 'Arrives tomorrow.' };

export const Email: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Send email');
    await fill(dialog, EMAIL);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const input = { toEmail: 'desk@example.com', title: 'Arrival', content: 'Arrives tomorrow.' };
    await expect(sent).toHaveBeenLastCalledWith('email', input);
  },
};

export const Sms: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Send SMS');
    await fill(dialog, SMS);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(sent).toHaveBeenLastCalledWith('sms', { phoneNumber: '13812345678', content: 'Arrives tomorrow.' });
  },
};

/** Each field says what it lacks, and the first one gets the focus. */
export const EmailIncomplete: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Send email');
    await fill(dialog, { Recipient: 'desk' });
    await expect(await within(dialog).findAllByText('This is required.')).toHaveLength(2);
    await expect(within(dialog).getByRole('textbox', { name: /^Recipient/ })).toBeInvalid();
    await expect(within(dialog).getByRole('textbox', { name: /^Recipient/ })).toHaveFocus();
  },
};

export const SmsIncomplete: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Send SMS');
    await fill(dialog, {});
    await expect(await within(dialog).findAllByText('This is required.')).toHaveLength(2);
    await expect(within(dialog).getByRole('textbox', { name: /^Phone/ })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: sending(() => new Promise(() => {})),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Send email');
    await fill(dialog, EMAIL);
    await expect(await within(dialog).findByRole('button', { name: 'Send', busy: true })).toBeVisible();
  },
};

/** A refusal leaves what was written. */
export const Refused: Story = {
  args: sending(() => businessError('noSms', 'This server sends no SMS.')),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Send SMS');
    await fill(dialog, SMS);
    await expect(await within(dialog).findByText('This server sends no SMS.')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /^Text/ })).toHaveValue('Arrives tomorrow.');
  },
};

export const ConnectionLost: Story = {
  args: sending(() => networkError()),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Send email');
    await fill(dialog, EMAIL);
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
  },
};
