import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { Field } from '../../components/field/index.js';
import { Input } from '../../components/input/index.js';
import { PasswordInput } from '../../components/password-input/index.js';
import { SignInLayout } from './sign-in-layout.js';
import { SignInMethods } from './sign-in-methods.js';
import { example } from '../../testing/stories/example.js';
import { SignInLayoutExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { MethodsExample } from './examples/methods.js';
import methodsCode from './examples/methods.tsx?raw';

const form = (
  <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 16 }}>
    <Field label="Account">
      <Input size="lg" autoComplete="username" />
    </Field>
    <Field label="Password">
      <PasswordInput size="lg" autoComplete="current-password" />
    </Field>
    <Button type="submit" variant="primary" size="lg">
      Sign in
    </Button>
  </form>
);

const meta = {
  title: 'Layout/Sign-in layout',
  component: SignInLayout,
  subcomponents: { SignInMethods },
  args: {
    brand: 'Seaberry Tracking',
    tagline: 'Global logistics, full visibility',
    title: 'Sign in',
    footer: '© 2026 Seaberry',
    actions: (
      <Button size="sm" variant="ghost">
        English
      </Button>
    ),
    children: form,
  },
  parameters: { search: 'login, log in, signin, 登录, 登入', layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof SignInLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(SignInLayoutExample, defaultCode, {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account' }), 'lin.wei');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByRole('banner')).toHaveTextContent('Seaberry Tracking');
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone = example(SignInLayoutExample, defaultCode, { globals: { viewport: { value: 'phone' } } });

export const WithDescription: Story = {
  args: { title: 'Reset the password', description: 'We send a code to the email address of your account.' },
};

/** Several sign-in methods. `SignInMethods` behaves like Tabs and adds less to the bundle, as sign-in is the first page that loads. */
export const Methods = example(MethodsExample, methodsCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Code by SMS' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Code by SMS' })).toHaveTextContent('Phone');
    await clickPage();
  },
});

export const LongText: Story = {
  args: {
    brand: 'Yangtze Delta International Freight Forwarding and Logistics Company Limited',
    tagline: 'From the first booking to the last empty return, every container of yours on every ocean in one place',
    title: 'Sign in to the tracking service of your company',
    footer: 'Copyright 2026 Yangtze Delta International Freight Forwarding and Logistics Company Limited, 沪ICP备00000000号',
  },
  globals: { viewport: { value: 'tablet' } },
};
