import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';
import { page } from '../testing/stories/steps.js';
import { PeekBesideATableExample } from './examples/peek-beside-a-table.js';
import code from './examples/peek-beside-a-table.tsx?raw';

const meta = {
  title: 'Recipes/Peek beside a table',
  parameters: { search: 'preview pane, quick look, 侧边预览, 側邊預覽', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const PeekBesideATable = example(PeekBesideATableExample, code, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('link', { name: 'COSU6412873350' })).focus();
    await userEvent.keyboard(' ');
    await expect(await page().findByRole('heading', { name: 'COSU6412873350' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await page().findByRole('heading', { name: 'COSU6412873361' })).toBeVisible();
  },
});
