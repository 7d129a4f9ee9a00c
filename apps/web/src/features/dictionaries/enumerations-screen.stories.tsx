import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { PairSearch } from '../../kit/list-pair/pair-search.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { enumerationsScreen } from './enumerations-screen.tsx';

const MEMBERS = [
  { name: 'Enable', describe: 'Enabled', theme: 'success', value: 1 },
  { name: 'Disable', describe: 'Disabled', theme: 'danger', value: 2 },
];

const stories = resourceStories<PairSearch>({
  screen: enumerationsScreen,
  controller: 'sysEnum',
  list: 'enumTypeList',
  rows: [
    { id: '1', typeName: 'StatusEnum', typeDescribe: 'Status', typeRemark: 'sysUser.status, sysRole.status', enumEntities: MEMBERS },
    { id: '2', typeName: 'DataScopeEnum', typeDescribe: 'Data range', typeRemark: 'sysRole.dataScope', enumEntities: [] },
  ],
  answers: { enumDataList: ({ enumName }) => (enumName === 'StatusEnum' ? MEMBERS : []) },
  noMatch: { typeDescribe: 'astronaut' },
});

/** Numbers of the API with their labels, for those who write programs against it. Read-only. */
const meta = {
  title: 'Screens/Enumerations',
  parameters: { search: 'enums, constants, codes, 枚举, 列舉', frame: '/platform/enum' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen<PairSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }, { timeout: 10_000 }));
    await expect(await canvas.findByText('Disabled')).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
