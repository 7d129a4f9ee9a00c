import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Link } from './link.js';
import { example } from '../../testing/stories/example.js';
import { LinkExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Link',
  parameters: { search: 'anchor, hyperlink, typography link, 链接, 連結' },
  component: Link,
  args: { href: '/tracking/oceanBill', children: 'Ocean bills' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(LinkExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Ocean bills' })).toHaveFocus();
    await clickPage();
  },
});

export const Playground: Story = {
  argTypes: { variant: { control: 'inline-radio', options: ['inline', 'standalone', 'quiet', 'strong'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** A long link wraps like the text around it. */
export const LongText: Story = {
  args: {
    variant: 'inline',
    children: 'the terms of service of Yangtze Delta International Freight Forwarding and Logistics Company Limited',
  },
  render: (args) => (
    <p style={{ margin: 0, inlineSize: 240 }}>
      By registering you accept <Link {...args} />
      ，以及<Link {...args}>长江三角洲国际货运代理有限公司货物跟踪服务隐私政策</Link>。
    </p>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^the terms of service/u });
    await waitFor(() => expect(link.getClientRects().length).toBeGreaterThan(2));
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
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
