import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { ofCarrier } from './fixtures/rows.ts';
import { triggerAgain } from './fixtures/trigger-again.ts';
import { requestScreen } from './request-screen.tsx';

const stories = resourceStories({
  screen: requestScreen,
  controller: 'requestLog',
  list: 'page',
  rows: [
    ofCarrier('1', {
      completion: 'completed',
      status: 'failed',
      kind: 'poll',
      reason: 'access_refused',
      httpStatus: 403,
      added: 0,
      elapsed: 812,
      pages: 1,
    }),
    ofCarrier('2', {
      completion: 'completed',
      status: 'success',
      kind: 'poll',
      reason: null,
      httpStatus: 200,
      added: 3,
      elapsed: 1431,
      pages: 2,
    }),
    ofCarrier('3', {
      completion: 'notCompleted',
      status: 'executing',
      kind: 'recognise',
      reason: null,
      httpStatus: null,
      added: null,
      again: false,
    }),
  ],
  noMatch: { referenceNo: 'astronaut', completion: 'completed' },
  answers: { triggerAgain: () => null },
});

/** Requests to carriers of the last days, by completion and execution status. */
const meta = {
  title: 'Screens/Request log',
  parameters: { search: 'carrier requests, API calls, 请求日志, 請求日誌', frame: '/log/request' },
  component: StoryScreen,
  args: { ...stories.base, search: { completion: 'completed' } },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bill is asked for at once, free of charge. */
export const Default: Story = { play: triggerAgain(/costs nothing/) };

/** The completion status has to be set first. */
export const FilterNeeded: Story = {
  args: { search: {} },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The list needs: Completion status.', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: nothing can be triggered again. */
export const ReadOnly: Story = stories.readOnly;
