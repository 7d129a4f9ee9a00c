import { businessError, createDoubles } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { testInterface } from './test-interface-screen.tsx';

// Backend of the requests that are sent from the console.
const doubles = createDoubles({
  sysStaticPage: {
    detail: ({ key }) =>
      key === 'terms'
        ? { key, language: 'en', title: 'Terms of service', body: 'Text' }
        : businessError('D1002', 'The record does not exist.'),
  },
});

/** For engineers: calls any method of the API with the session of the user, and shows the response. */
const meta = {
  title: 'Screens/API test',
  parameters: { search: 'api tester, swagger, 接口测试, API 測試', frame: '/testInterface' },
  component: StoryScreen,
  args: { screen: testInterface(doubles.fetch), search: { call: 'sysStaticPage.detail' } },
} satisfies Meta<typeof StoryScreen<{ call: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

export const Default: Story = { args: { search: {} } };

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^key/ }, SLOW), 'terms');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('/api/sysStaticPage/detail?key=terms')).toBeVisible();
    await expect(canvas.getByText('"Terms of service"')).toBeVisible();
    await expect(canvas.getByText(/^Bearer double/)).toHaveTextContent('Bearer double••••••');
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^key/ }, SLOW), 'nonsense');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('The call failed.')).toBeVisible();
    await expect(canvas.getByText('The record does not exist.')).toBeVisible();
  },
};

/** Required fields are validated before sending. */
export const NotSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }, SLOW));
    await expect(await canvas.findByText('Nothing was sent.')).toBeVisible();
  },
};

export const AsJson: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'JSON' }, SLOW));
    const text = await canvas.findByRole('textbox', { name: 'Input as JSON' });
    await expect(text).toHaveValue('{\n  "key": ""\n}');
    await userEvent.clear(text);
    await userEvent.type(text, '[[]');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('The input must be a JSON object.')).toBeVisible();
  },
};
