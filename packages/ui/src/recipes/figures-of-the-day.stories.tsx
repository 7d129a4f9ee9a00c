import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';

import { FiguresOfTheDayExample } from './examples/figures-of-the-day.js';
import code from './examples/figures-of-the-day.tsx?raw';

const meta = {
  title: 'Recipes/Figures of the day',
  parameters: { search: 'dashboard, kpi, statistics, loading empty error states, 仪表盘, 儀表板', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const FiguresOfTheDay = example(FiguresOfTheDayExample, code, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The first call fails once per page: a second look at the story is ready at once.
    const retry = await waitFor(() => canvas.queryByRole('button', { name: 'Try again' }) ?? canvas.getByText('1,284'));
    if (retry.tagName === 'BUTTON') await userEvent.click(retry);
    await expect(await canvas.findByText('1,284')).toBeVisible();
  },
});
