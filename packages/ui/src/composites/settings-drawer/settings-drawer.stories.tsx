import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { Toaster } from '../../components/toaster/index.js';
import { DEFAULT_THEME_CONFIG } from '../theme-config/index.js';
import { SettingsDrawer, type SettingsDrawerProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { SettingsDrawerExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { LayoutsExample } from './examples/layouts.js';
import layoutsCode from './examples/layouts.tsx?raw';
import { LockedExample } from './examples/locked.js';
import lockedCode from './examples/locked.tsx?raw';

/** Keeps the settings, as an application does. */
function Live({ value, onChange, onReset, ...rest }: SettingsDrawerProps): ReactNode {
  const [config, setConfig] = useState(value);
  return (
    <>
      <SettingsDrawer
        {...rest}
        value={config}
        onChange={(patch) => {
          onChange(patch);
          setConfig((before) => ({ ...before, ...patch }));
        }}
        onReset={() => {
          onReset();
          setConfig({ ...DEFAULT_THEME_CONFIG });
        }}
      />
      <Toaster />
    </>
  );
}

const meta = {
  title: 'Patterns/Settings drawer',
  component: SettingsDrawer,
  args: { value: { ...DEFAULT_THEME_CONFIG }, onChange: fn(), onReset: fn(), onCopy: fn(), defaultOpen: true },
  // In an iframe: open, it would cover the docs page.
  parameters: {
    search: 'preferences, theme settings, appearance, 设置, 設定, 偏好',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SettingsDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async (): Promise<ReturnType<typeof within>> => within(await page().findByRole('dialog', { name: 'Layout settings' }));

export const Default = example(SettingsDrawerExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: false, trigger: <Button>Settings</Button> },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Settings' }));
    const inside = await drawer();
    await userEvent.click(inside.getByRole('switch', { name: 'Grey' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isGrayscale: true, isInvert: false });
    await userEvent.click(inside.getByRole('switch', { name: 'Inverted colours' }));
    await expect(inside.getByRole('switch', { name: 'Grey' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
  },
};

export const Playground: Story = {
  args: { locked: ['isWatermark'], lockedReason: 'Set by your organization' },
  argTypes: { value: { control: false }, trigger: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** A setting without effect in the current layout stays visible and gives the reason. */
export const Layouts = example(LayoutsExample, layoutsCode);

export const LayoutsBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const inside = await drawer();
    await userEvent.click(inside.getByRole('radio', { name: 'Top menu' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ layout: 'transverse', isCollapse: false });
    await expect(inside.getByRole('switch', { name: 'Collapse the menu' })).toHaveAccessibleDescription('Not in the top menu layout');
    await expect(inside.getByText('Only in the columns layout', { selector: 'p' })).toBeVisible();
  },
};

/** Presets by name, any other colour typed; an empty one is rejected. */
export const PrimaryColour: Story = {
  play: async ({ args }) => {
    const inside = await drawer();
    await userEvent.click(inside.getByRole('radio', { name: 'Blue' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ primary: '#1d5fd1' });
    const own = inside.getByRole('textbox', { name: 'Your own colour' });
    await userEvent.clear(own);
    await expect(own).toHaveAccessibleDescription('Enter a colour such as #057748');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.type(own, '#7A3FC4');
    await expect(args.onChange).toHaveBeenLastCalledWith({ primary: '#7a3fc4' });
    await expect(inside.getByRole('radio', { name: 'Violet' })).toBeChecked();
  },
};

/** Settings that the server decides are read-only. */
export const Locked = example(LockedExample, lockedCode);

export const LockedBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { locked: ['isWatermark', 'watermarkText'], lockedReason: 'Set by your organization' },
  play: async ({ args }) => {
    const inside = await drawer();
    const watermark = inside.getByRole('switch', { name: 'Watermark' });
    await expect(watermark).toHaveAccessibleDescription('Set by your organization');
    await userEvent.click(watermark, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const CopyAndReset: Story = {
  args: { value: { ...DEFAULT_THEME_CONFIG, layout: 'classic' } },
  play: async ({ args }) => {
    const inside = await drawer();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(inside.getByRole('button', { name: 'Copy configuration' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith('copied'));
    await expect(write.mock.calls[0]?.[0]).toContain('"layout": "classic"');
    await waitFor(() => expect(page().getByText('Configuration copied')).toBeVisible());
    write.mockRestore();
    await userEvent.click(inside.getByRole('button', { name: 'Restore defaults' }));
    const question = within(await page().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Restore defaults' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await waitFor(() => expect(inside.getByRole('radio', { name: 'Columns' })).toBeChecked());
  },
};

/** Copying fails without permission of the browser. */
export const Error: Story = {
  play: async ({ args }) => {
    const inside = await drawer();
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new globalThis.Error('denied'));
    await userEvent.click(inside.getByRole('button', { name: 'Copy configuration' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith('failed'));
    await waitFor(() => expect(page().getByText('The configuration could not be copied')).toBeVisible());
    write.mockRestore();
  },
};

export const Matrix: Story = {
  args: { value: { ...DEFAULT_THEME_CONFIG, topBar: '#1f2a37', topBarColor: '#f9fafb', isTopBarColorGradual: true, layout: 'classic' } },
};

export const LongText: Story = {
  args: {
    value: { ...DEFAULT_THEME_CONFIG, watermarkText: '青岛远洋国际物流有限公司 · 海运出口操作部 · 单证组 20260118' },
    locked: ['isWatermark'],
    lockedReason: 'The watermark is set for everybody in your organization by its administrator and cannot be changed here.',
  },
};
