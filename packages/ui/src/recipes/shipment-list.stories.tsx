import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';

import { ShipmentListExample } from './examples/shipment-list.js';
import code from './examples/shipment-list.tsx?raw';

const meta = {
  title: 'Recipes/List of shipments',
  parameters: { search: 'list page!, table page, search and filter, worklist, 列表页, 列表頁', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const ShipmentList = example(ShipmentListExample, code, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'MEDUSH4419027' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'rotterdam');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'MEDUSH4419027' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'COSU6412873350' })).toBeVisible();
  },
});
