import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Button } from '../button/index.js';
import { Card } from '../card/index.js';
import { ErrorState } from './error-state.js';
import { example } from '../../testing/stories/example.js';
import { ErrorStateExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { WithReferenceExample } from './examples/with-reference.js';
import withReferenceCode from './examples/with-reference.tsx?raw';

const meta = {
  title: 'Components/Error state',
  parameters: { search: 'error!, failure, retry, 错误, 錯誤, 失败, 失敗, 重试, 重試' },
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ErrorStateExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WithReference = example(WithReferenceExample, withReferenceCode);

export const Retrying: Story = { args: { retrying: true } };

/** In a narrow card the reference for support is readable in full. */
export const LongText: Story = {
  args: {
    size: 'sm',
    title: 'The history of COSU6412873350-CONSOLIDATED-PART-LOAD-00012345 could not be loaded',
    description: '船公司接口超时，已自动重试三次仍未成功；请稍后再试，或将下面的编号告知客服。',
    reference: '504 · 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    action: <Button>Open the last known state of this shipment</Button>,
  },
  decorators: [(Story) => <Card style={{ inlineSize: 240 }}>{Story()}</Card>],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.reference))).toBeVisible();
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 14 }}>
      <Card>
        <ErrorState size="sm" onRetry={() => {}} />
      </Card>
      <Card>
        <ErrorState title="运单列表加载失败" description="请检查网络后重试。" reference="503" onRetry={() => {}} retrying />
      </Card>
    </div>
  ),
};
