import { businessError, endless, networkError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { staticPageScreen } from './static-page-screen.tsx';

const BODY = `These terms say what you may expect of this tracking service and what it expects of you.

# The service

We ask carriers about the bills that you enter, put their answers in order, and tell you when something changes.

# What we keep

- your name and the address you sign in with
- the numbers you follow`;

const meta = {
  title: 'Screens/Static page',
  component: StoryScreen,
  args: {
    screen: staticPageScreen,
    search: { key: 'terms' },
    answers: {
      sysStaticPage: {
        detail: ({ key }, { locale }) => ({
          key,
          language: locale,
          title: 'Terms of service',
          body: BODY,
          updateTime: '2026-06-01T00:00:00Z',
        }),
      },
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<{ key: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms of service' }, SLOW)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Help' })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: { sysStaticPage: { detail: () => endless() } } } };

export const Failed: Story = {
  args: { answers: { sysStaticPage: { detail: () => networkError() } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The text could not be loaded.', {}, SLOW)).toBeVisible();
  },
};

export const UnknownText: Story = {
  args: { search: { key: 'nonsense' }, answers: { sysStaticPage: { detail: () => businessError('D1002', 'The record does not exist.') } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'There is no such text' }, SLOW)).toBeVisible();
  },
};
