import type { Meta, StoryObj } from '@storybook/react-vite';

import { addOne, resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { positionsScreen } from './positions-screen.tsx';

const position = (id: string, name: string, code: string, more: object = {}) => ({
  id,
  name,
  code,
  orderNo: 100,
  status: 1,
  remark: '',
  createTime: '2026-10-02T08:00:00Z',
  createUserName: 'Lin Yue',
  updateTime: '2026-11-18T09:30:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});

const stories = resourceStories({
  screen: positionsScreen,
  controller: 'sysPos',
  list: 'list',
  rows: [
    position('1', 'General manager', 'gm', { orderNo: 1 }),
    position('2', 'Head of operations', 'ops-head', { orderNo: 10, remark: 'Answers for every shipment between order and delivery.' }),
    position('3', 'Sea freight clerk', 'sea-clerk'),
    position('4', 'Customs agent', 'customs', { status: 2, remark: 'Bought from a partner since summer.' }),
  ],
  noMatch: { name: 'astronaut', status: '1' },
});

/** The positions that users of a company can hold. */
const meta = {
  title: 'Screens/Positions',
  parameters: { search: 'jobs, posts, 职位, 職位, 岗位, 崗位', frame: '/system/pos' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An added position appears in the list. */
export const Default: Story = {
  play: ({ canvasElement }) =>
    addOne({
      canvasElement,
      button: 'Add position',
      fields: { Position: 'Air freight clerk', Code: 'air-clerk' },
      appears: 'Air freight clerk',
    }),
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
export const ReadOnly: Story = stories.readOnly;
