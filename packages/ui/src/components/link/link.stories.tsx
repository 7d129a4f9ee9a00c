import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { Link } from './link.js';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/tracking/oceanBill', children: 'Ocean bills' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Ocean bills' })).toHaveFocus();
    await touchOutside();
  },
};

export const Playground: Story = {
  argTypes: { variant: { control: 'inline-radio', options: ['inline', 'standalone', 'quiet', 'strong'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p style={{ margin: 0 }}>
        By registering you accept the{' '}
        <Link variant="inline" href="/staticPage?key=terms">
          terms of service
        </Link>
        .
      </p>
      <Link href="/register">Register</Link>
      <Link variant="quiet" href="/tracking/oceanBill/detail">
        COSU6412873350
      </Link>
      <Link variant="strong" href="/tracking/oceanBill/detail">
        ONEYSH616175412
      </Link>
      <Link href="/passwordReset">忘记密码</Link>
    </div>
  ),
};
