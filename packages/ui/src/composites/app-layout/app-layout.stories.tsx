import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { AppLayout } from './app-layout.js';
import { BRAND, CRUMBS, SomePage, TABS, TOP_END } from './fixtures/frame.js';
import { LocalMenu } from './fixtures/local-menu.js';
import { PRODUCT_MENU } from './fixtures/product-menu.js';
import { AppBrand, BackTop } from './index.js';
import { example } from '../../testing/stories/example.js';
import { FrameExample } from './examples/frame.js';
import frameCode from './examples/frame.tsx?raw';
import { SplitMenuExample } from './examples/split-menu.js';
import splitMenuCode from './examples/split-menu.tsx?raw';

const meta = {
  title: 'Layout/App layout',
  component: AppLayout,
  subcomponents: { AppBrand, BackTop },
  args: {
    menu: PRODUCT_MENU,
    activePath: '/tracking/oceanBill',
    brand: BRAND,
    topStart: CRUMBS,
    topEnd: TOP_END,
    tabs: TABS,
    footer: '© 2026 Blue Harbor Forwarding',
    children: <SomePage />,
    // Storybook's frame would follow the link.
    onNavigate: fn((_item, event) => event.preventDefault()),
  },
  render: (args) => <LocalMenu {...args} />,
  parameters: {
    search: 'shell, sidebar, navigation!, sider, frame, appshell, 布局, 佈局, 侧边栏, 側邊欄, 导航, 導覽',
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns: first-level entries are beside the menu of the selected one. */
export const Default: Story = {
  globals: {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await clickPage();
  },
};

/** The least that an application passes. */
export const Frame = example(FrameExample, frameCode);

const LAYOUTS = ['defaults', 'classic', 'transverse', 'columns'] as const;
const settingsOf = (layout: (typeof LAYOUTS)[number]) =>
  ({ layout, splitMenu: false, uniqueOpened: true, fixedHeader: true, showLogo: true }) as const;

export const Playground: Story = {
  args: { settings: settingsOf('columns') },
  argTypes: {
    settings: {
      control: 'inline-radio',
      options: LAYOUTS,
      mapping: Object.fromEntries(LAYOUTS.map((layout) => [layout, settingsOf(layout)])),
    },
    menu: { control: false },
    children: { control: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** An entry with children shows them and stays on the page; an entry without children navigates. */
export const Columns: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Logs' }));
    await expect(canvas.getByRole('navigation', { name: 'Logs' })).toBeVisible();
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Usage' }));
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    await clickPage();
  },
};

export const ColumnsCard: Story = {
  args: { settings: { columns: { style: 'columns-card', itemLayout: 'columns-horizontal', width: 100, height: 44 } } },
};

/** Hovering an entry previews its children. */
export const ColumnsHoverPreload: Story = {
  args: { settings: { columns: { hoverPreload: true } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const messages = canvas.getByRole('button', { name: 'Messages 2' });
    await userEvent.hover(messages);
    await expect(canvas.getByRole('navigation', { name: 'Messages' })).toBeVisible();
    await userEvent.unhover(messages);
    await expect(await canvas.findByRole('navigation', { name: 'Tracking' })).toBeVisible();
    await clickPage();
  },
};

export const Defaults: Story = {
  args: { settings: { layout: 'defaults' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const messages = canvas.getByRole('button', { name: 'Messages 2' });
    await userEvent.click(messages);
    await expect(canvas.getByRole('link', { name: 'Inbox 2' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ocean bills 214' })).not.toBeInTheDocument();
    await clickPage();
  },
};

export const Classic: Story = { args: { settings: { layout: 'classic' } } };

/** Classic, with the first level in the top bar. */
export const SplitMenu = example(SplitMenuExample, splitMenuCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'System' }));
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
    await clickPage();
  },
});

export const Transverse: Story = {
  args: { settings: { layout: 'transverse' } },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Logs' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Visit log' }));
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await clickPage();
  },
};

/** Entries that do not fit in the top bar move to “More”. */
export const TransverseNarrow: Story = {
  args: { settings: { layout: 'transverse' } },
  globals: { viewport: { value: 'tablet' } },
  decorators: [(Story) => <div style={{ inlineSize: 720 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Handbook/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await clickPage();
  },
};
