import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';

import { ContainersInTabsExample } from './examples/containers-in-tabs.js';
import code from './examples/containers-in-tabs.tsx?raw';

const meta = {
  title: 'Recipes/Containers in tabs',
  parameters: { search: 'several containers, multi container bill, 多箱, 多櫃', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const ContainersInTabs = example(ContainersInTabsExample, code, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'CSNU6829175' }));
    await expect(await canvas.findByRole('tabpanel', { name: 'CSNU6829175' })).toBeVisible();
  },
});
