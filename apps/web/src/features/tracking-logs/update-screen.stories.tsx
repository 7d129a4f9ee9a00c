import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { ofCarrier } from './fixtures/rows.ts';
import { triggerAgain } from './fixtures/trigger-again.ts';
import { updateScreen } from './update-screen.tsx';

const stories = resourceStories({
  screen: updateScreen,
  controller: 'updateLog',
  list: 'page',
  rows: [
    ofCarrier('1', { status: 'failed', reason: 'shipping_line_unreachable', added: 0, httpStatus: 503, traceId: '01932f0c-7a1e' }),
    ofCarrier('2', { status: 'success', reason: null, added: 6, httpStatus: 200, apiVersion: '2.2.0', traceId: '01932f0c-7a1f' }),
  ],
  noMatch: { referenceNo: 'astronaut', status: 'failed' },
  answers: { triggerAgain: () => null },
});

/** New data of carriers with its number of events, and requests that failed. */
const meta = {
  title: 'Screens/Update log',
  parameters: { search: 'carrier data, events, 更新日志, 更新日誌', frame: '/log/update' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bill is asked for at once, free of charge. */
export const Default: Story = { play: triggerAgain(/costs nothing/) };

/** The menu of another backend names the page, and no request is sent. */
export const OtherBackEnd: Story = {
  args: { answers: { sysConfig: { sysInfo: () => ({}) } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This list is not available here', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: nothing can be triggered again. */
export const ReadOnly: Story = stories.readOnly;
