import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

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
    await expect(await canvas.findByText('1,284')).toBeVisible();
  },
});
