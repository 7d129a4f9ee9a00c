import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';
import { page } from '../testing/stories/steps.js';
import { BulkActionsWithUndoExample } from './examples/bulk-actions-with-undo.js';
import code from './examples/bulk-actions-with-undo.tsx?raw';

const meta = {
  title: 'Recipes/Bulk actions with undo',
  parameters: { search: 'batch action, undo delete, mass update, 批量操作, 批次操作', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const BulkActionsWithUndo = example(BulkActionsWithUndoExample, code, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /MEDUSH4419027/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as handled' }));
    await waitFor(() => expect(canvas.queryByText(/Missed its connection/)).toBeNull());
    await userEvent.click(await page().findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/Missed its connection/)).toBeVisible();
  },
});
