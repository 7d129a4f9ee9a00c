import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { AppLayout, type AppLayoutProps } from './app-layout.js';
import { BRAND, CRUMBS, SomePage, TABS, TOP_END } from './fixtures/frame.js';
import { LocalMenu } from './fixtures/local-menu.js';
import { DEEP_MENU, LONG_MENU } from './fixtures/menu.js';
import { PRODUCT_MENU } from './fixtures/product-menu.js';

const meta = {
  title: 'Layout/App layout/States',
  component: AppLayout,
  args: {
    menu: PRODUCT_MENU,
    activePath: '/tracking/oceanBill',
    brand: BRAND,
    topStart: CRUMBS,
    topEnd: TOP_END,
    tabs: TABS,
    children: <SomePage />,
    // Storybook's frame would follow the link.
    onNavigate: fn((_item, event) => event.preventDefault()),
  },
  render: (args) => <LocalMenu {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Collapsed to icons; groups open beside them. */
export const Collapsed: Story = {
  args: { settings: { layout: 'defaults' }, defaultCollapsed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'System' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Online users' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await clickPage();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Air waybills 61' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    await clickPage();
  },
};

export const PhoneDrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};

/** The path to the page is expanded at any depth. */
export const DeepMenu: Story = {
  args: { settings: { layout: 'defaults' }, menu: DEEP_MENU, activePath: '/world/asia/china/zhejiang/ningbo/berths/7' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Ningbo 12' })).toHaveAttribute('aria-current', 'page');
    await clickPage();
  },
};

export const LongText: Story = { args: { menu: LONG_MENU, activePath: '/a/1' } };

/** Custom colours of the three bars. Text and controls in a bar derive from its two colours. */
export const Colours: Story = {
  args: {
    settings: {
      colors: {
        columnsBar: { background: '#10261d' },
        menuBar: { background: '#f3ead8', text: '#3a2a12' },
        topBar: { background: '#057748', text: '#ffffff' },
      },
    },
  },
};

export const Gradient: Story = {
  args: {
    settings: {
      layout: 'classic',
      colors: { menuBar: { background: '#0b3d2a', gradient: true }, topBar: { background: '#10261d' } },
    },
  },
};

function FullPageFrame(props: AppLayoutProps): ReactNode {
  const [full, setFull] = useState(false);
  return (
    <LocalMenu {...props} fullPage={full} onFullPageExit={() => setFull(false)}>
      <Button onClick={() => setFull(true)}>Full page</Button>
    </LocalMenu>
  );
}

/** The page fills the window until the button in the corner is pressed. */
export const FullPage: Story = {
  render: (args) => <FullPageFrame {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Full page' }));
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop filling the window' }));
    await expect(canvas.getByRole('navigation', { name: 'Main sections' })).toBeVisible();
    await clickPage();
  },
};

/** An empty menu leaves brand and page visible. */
export const Empty: Story = { args: { menu: [], tabs: undefined } };

/** The top bar scrolls with the page, the menu does not. */
export const LooseHeader: Story = {
  args: { settings: { fixedHeader: false }, children: <SomePage rows={40} />, footer: '© 2026 Blue Harbor Forwarding' },
};

/** A button scrolls back to the top after 400 px. */
export const LongPage: Story = {
  args: { children: <SomePage rows={40} />, footer: '© 2026 Blue Harbor Forwarding' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const main = canvas.getByRole('main');
    await expect(canvas.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
    main.scrollTo({ top: 600 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(main.scrollTop).toBe(0));
    await clickPage();
  },
};
