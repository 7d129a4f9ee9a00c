import type { Meta, StoryObj } from '@storybook/react-vite';

import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { ofCarrier } from './fixtures/rows.ts';
import { triggerAgain } from './fixtures/trigger-again.ts';
import { subscribeScreen } from './subscribe-screen.tsx';

const stories = resourceStories({
  screen: subscribeScreen,
  controller: 'subscribeLog',
  list: 'page',
  rows: [
    ofCarrier('1', { status: 'SUB_ERR', abnormalInfo: 'not_found', tries: 7, attempt: 1, polCode: 'CNSHA', podCode: null, charged: true }),
    ofCarrier('2', {
      status: 'SUB_OK',
      abnormalInfo: null,
      tries: 1,
      attempt: 1,
      polCode: 'CNSHA',
      podCode: 'USLAX',
      etd: '2026-11-27T04:00:00Z',
    }),
    ofCarrier('3', {
      status: 'SUB_ING',
      abnormalInfo: 'rate_limited',
      tries: 2,
      attempt: 2,
      polCode: 'CNNGB',
      podCode: null,
      again: false,
    }),
  ],
  noMatch: { referenceNo: 'astronaut', status: 'SUB_OK' },
  answers: { triggerAgain: () => null },
});

/** How carriers answered to new bills, one row for each request until one is accepted. */
const meta = {
  title: 'Screens/Subscribe log',
  parameters: { search: 'subscription, recognition, 订阅日志, 訂閱日誌', frame: '/log/subscribe' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Triggering a failed subscription again names its price. */
export const Default: Story = { play: triggerAgain(/costs 1 berry again/) };

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: nothing can be triggered again. */
export const ReadOnly: Story = stories.readOnly;
