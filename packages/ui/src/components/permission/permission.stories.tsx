import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Can, PermissionProvider } from './permission.js';
import { example } from '../../testing/stories/example.js';
import { ButtonsExample } from './examples/buttons.js';
import buttonsCode from './examples/buttons.tsx?raw';

const meta = {
  title: 'Components/Permission',
  parameters: { search: 'can!, access, gated, rights, role, rbac, authorization, guard, 权限, 權限, 鉴权, 鑑權' },
  component: PermissionProvider,
  subcomponents: { Can },
  args: {
    has: new Set(['oceanBill:page', 'oceanBill:export']),
    children: <Can code="oceanBill:export">Only for people who may export.</Can>,
  },
} satisfies Meta<typeof PermissionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Buttons = example(ButtonsExample, buttonsCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await clickPage();
  },
});

export const NotYetKnown: Story = {
  args: {
    has: null,
    children: (
      <p>
        Nothing guarded is drawn while permissions load. <Can code="oceanBill:export">Export</Can>
      </p>
    ),
  },
};
