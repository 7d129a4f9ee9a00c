import { networkError, pending, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { aboutScreen } from './about-screen.tsx';

const sysConfig: DoubleHandlers['sysConfig'] = {
  sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: ['about', 'sysStaticPage'] }),
};
const about: DoubleHandlers['about'] = {
  info: () => ({
    version: '0.3.0',
    startTime: '2026-11-20T06:00:00Z',
    node: '24.11.1',
    database: 'postgres 18.1',
    platform: 'linux x64',
  }),
};

/** Versions, terms and licences of the installation. */
const meta = {
  title: 'Screens/About',
  parameters: { search: 'version, build, licence, open source, terms, 关于, 關於, 许可证, 授權', frame: '/about' },
  component: StoryScreen,
  args: { screen: aboutScreen, answers: { sysConfig, about } },
} satisfies Meta<typeof StoryScreen<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Licences are found by package or licence. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('0.3.0', {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a package or licence' }), 'zod');
    const table = canvas.getByRole('table', { name: 'Licences' });
    await expect(within(table).getByRole('row', { name: 'zod MIT' })).toBeVisible();
    await expect(within(table).queryByRole('rowheader', { name: 'uuid' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      expect.stringContaining('/staticPage?key=privacy'),
    );
  },
};

/** Others see the version only. */
export const OfUser: Story = {
  args: {
    answers: { sysConfig, about: { info: () => ({ version: '0.3.0', startTime: null, node: null, database: null, platform: null }) } },
  },
};
export const Loading: Story = { args: { answers: { sysConfig, about: { info: () => pending() } } } };
export const ConnectionLost: Story = { args: { answers: { sysConfig, about: { info: () => networkError() } } } };
/** Other backends have no such call. */
export const OtherBackend: Story = { args: { answers: {} } };
/** No package has the name. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a package or licence' }, { timeout: 10_000 }), 'astronaut');
    await expect(canvas.getByText('No package has this name or licence.')).toBeVisible();
  },
};
