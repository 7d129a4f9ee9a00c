import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { ResultPage } from './result-page.js';
import { example } from '../../testing/stories/example.js';
import { NotFoundExample } from './examples/not-found.js';
import notFoundCode from './examples/not-found.tsx?raw';
import { NotAuthorizedExample } from './examples/not-authorized.js';
import notAuthorizedCode from './examples/not-authorized.tsx?raw';

const signInAgain = fn();

const meta = {
  title: 'Layout/Result page',
  parameters: { search: '404, 403, 500, not found!, success page, exception, 结果页, 結果頁' },
  component: ResultPage,
  args: { title: 'This page does not exist' },
} satisfies Meta<typeof ResultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { code: '404', description: 'Check the address, or go back to where you know the way.' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const NotFound = example(NotFoundExample, notFoundCode, { globals: { viewport: { value: 'desktop' } } });

export const NotAuthorized = example(NotAuthorizedExample, notAuthorizedCode, { globals: { viewport: { value: 'tablet' } } });

export const NotAuthorizedBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    code: '401',
    title: 'You may not see this page',
    description: 'Ask your administrator, or sign in again if your role has changed.',
    action: (
      <Button variant="primary" onClick={signInAgain}>
        Sign in again
      </Button>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'You may not see this page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(signInAgain).toHaveBeenCalled();
    await clickPage();
  },
};

export const Phone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    code: '404',
    title: 'The shipment COSU6412873350-COSU6412873350-COSU6412873350 is not tracked by your company any more',
    description: '该提单已由贵公司的管理员删除，或从未订阅。若仍需跟踪，请重新订阅；已产生的用量记录会保留。',
  },
  globals: { viewport: { value: 'phone' } },
};
