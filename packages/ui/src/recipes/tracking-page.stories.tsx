import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';

import { TrackingPageExample } from './examples/tracking-page.js';
import code from './examples/tracking-page.tsx?raw';
import { TrackingPageExample as ChineseExample } from './examples/tracking-page.zh.js';
import chineseCode from './examples/tracking-page.zh.tsx?raw';

const meta = {
  title: 'Recipes/Tracking page',
  parameters: { search: 'shipment page, track and trace page, detail page, 跟踪页面, 追蹤頁面', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const TrackingPage = example(TrackingPageExample, code, {
  chinese: { Example: ChineseExample, code: chineseCode },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Arrives Rotterdam/)).toBeVisible();
    await expect(canvas.getAllByText('Departed').length).toBeGreaterThan(0);
  },
});
