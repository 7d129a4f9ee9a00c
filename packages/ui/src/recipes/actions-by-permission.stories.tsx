import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';

import { ActionsByPermissionExample } from './examples/actions-by-permission.js';
import code from './examples/actions-by-permission.tsx?raw';

const meta = {
  title: 'Recipes/Actions by permission',
  parameters: { search: 'access control, hide buttons, role, rbac, 权限按钮, 權限按鈕', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const ActionsByPermission = example(ActionsByPermissionExample, code, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Track a shipment' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'May track shipments' }));
    await expect(await canvas.findByRole('button', { name: 'Track a shipment' })).toBeVisible();
  },
});
