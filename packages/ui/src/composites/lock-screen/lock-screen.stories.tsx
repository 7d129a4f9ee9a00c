import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { BrandMark } from '../../components/brand-mark/index.js';
import { Button } from '../../components/button/index.js';
import { Dialog } from '../../components/dialog/index.js';
import { Field } from '../../components/field/index.js';
import { Input } from '../../components/input/index.js';
import { LockScreen, type LockScreenProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { LockScreenExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

/** Application behind the lock screen, with a draft. */
function App({ onLock }: { onLock?: () => void }): ReactNode {
  return (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
      <Button onClick={() => onLock?.()}>Lock</Button>
      <Field label="Remark">
        <Input defaultValue="" />
      </Field>
    </div>
  );
}

function Live({ locked, onUnlock, ...rest }: LockScreenProps): ReactNode {
  const [shut, setShut] = useState(locked);
  return (
    <LockScreen
      {...rest}
      locked={shut}
      onUnlock={async (password) => {
        await onUnlock(password);
        setShut(false);
      }}
    >
      <App onLock={() => setShut(true)} />
    </LockScreen>
  );
}

const meta = {
  title: 'Layout/Lock screen',
  component: LockScreen,
  args: {
    locked: true,
    user: { name: 'Lin Yue', account: 'lin.yue', sex: 'female' },
    timeZone: 'Asia/Shanghai',
    brand: <BrandMark size="lg" label="Seaberry" />,
    onUnlock: fn((password: string) =>
      password === 'seaberry' ? Promise.resolve() : Promise.reject(new globalThis.Error('The password is not right.')),
    ),
    onSignOut: fn(),
  },
  // In an iframe: it would lock the docs page.
  parameters: { search: 'locked, unlock, 锁屏, 鎖定畫面', docs: { story: { inline: false, iframeHeight: 720 } } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof LockScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const lock = async (): Promise<ReturnType<typeof within>> => within(await page().findByRole('dialog', { name: 'Screen locked' }));

export const Default = example(LockScreenExample, defaultCode, {
  play: async () => {
    const inside = await lock();
    await waitFor(() => expect(inside.getByLabelText('Password')).toHaveFocus());
    await expect(page().queryByRole('textbox', { name: 'Remark' })).toBeNull();
  },
});

export const Playground: Story = {
  argTypes: { locked: { control: false }, brand: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Unlocking keeps drafts and restores focus. */
export const Unlock: Story = {
  args: { locked: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Remark' }), 'half a sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    const inside = await lock();
    await userEvent.type(inside.getByLabelText('Password'), 'seaberry{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledWith('seaberry');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Remark' })).toHaveValue('half a sentence'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lock' })).toHaveFocus());
    await clickPage();
  },
};

/** The error of the server is shown at the field; the typed text stays. */
export const Error = example(LockScreenExample, defaultCode, {
  play: async () => {
    const inside = await lock();
    const password = inside.getByLabelText('Password');
    await userEvent.click(inside.getByRole('button', { name: 'Unlock' }));
    await expect(password).toHaveAccessibleDescription('Enter your password');
    await userEvent.type(password, 'wrong');
    await userEvent.click(inside.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('The password is not right.'));
    await expect(password).toHaveValue('wrong');
    await expect(password).toHaveFocus();
    await userEvent.click(inside.getByRole('button', { name: 'Unlock' }));
    await expect(await inside.findByText('2 tries did not work')).toBeVisible();
  },
});

/** Signing out is possible while the password is checked. */
export const Loading: Story = {
  args: { onUnlock: fn((_password: string) => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    const inside = await lock();
    await userEvent.type(inside.getByLabelText('Password'), 'seaberry');
    await userEvent.click(inside.getByRole('button', { name: 'Unlock' }));
    await expect(inside.getByRole('button', { name: 'Unlock' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(inside.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** A dialog that was open is hidden too, and is still open after unlocking. */
export const OverDialog: Story = {
  render: (args) => (
    <>
      <Dialog title="Track a shipment" defaultOpen>
        <Field label="B/L number">
          <Input defaultValue="COSU6412873350" />
        </Field>
      </Dialog>
      <Live {...args} />
    </>
  ),
  play: async () => {
    const inside = await lock();
    await expect(page().queryByText('Track a shipment')).not.toBeVisible();
    await userEvent.click(inside.getByLabelText('Password'));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(inside.getByLabelText('Password'), 'seaberry{Enter}');
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Track a shipment' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Matrix: Story = { args: { user: { name: '王磊', account: 'wanglei' } } };

export const LongText: Story = {
  args: {
    user: { name: 'Alexandra-Konstantina Papadopoulou-Oikonomidou of Mediterranean Forwarding' },
    onUnlock: fn((_password: string) =>
      Promise.reject(
        new globalThis.Error('The account is locked after five wrong passwords. Wait 30 minutes, or ask your administrator to unlock it.'),
      ),
    ),
  },
  play: async () => {
    const inside = await lock();
    await userEvent.type(inside.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await inside.findByText(/^The account is locked/u)).toBeVisible();
  },
};
