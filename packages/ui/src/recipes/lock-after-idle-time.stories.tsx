import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';
import { page } from '../testing/stories/steps.js';
import { LockAfterIdleTimeExample } from './examples/lock-after-idle-time.js';
import code from './examples/lock-after-idle-time.tsx?raw';

const meta = {
  title: 'Recipes/Lock after idle time',
  parameters: { search: 'idle timeout, session lock, screen lock, 锁屏, 鎖定畫面, 空闲, 閒置', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const LockAfterIdleTime = example(LockAfterIdleTimeExample, code, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock now' }));
    const password = await page().findByLabelText(/password/i, { selector: 'input' });
    await userEvent.type(password, 'seaberry{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lock now' })).toBeVisible());
  },
});
