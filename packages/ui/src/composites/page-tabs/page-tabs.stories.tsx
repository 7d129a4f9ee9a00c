import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { en } from '@seaberry/i18n/ui';
import { page, clickPage } from '../../testing/stories/steps.js';
import { LivePageTabs, many, pages } from './fixtures/live-page-tabs.js';
import { PageTabs } from './index.js';
import { example } from '../../testing/stories/example.js';
import { PageTabsExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { PinningExample } from './examples/pinning.js';
import pinningCode from './examples/pinning.tsx?raw';

const meta = {
  title: 'Patterns/Page tabs',
  component: PageTabs,
  args: {
    tabs: pages,
    activeId: '/tracking/oceanBill',
    onSelect: fn(),
    onClose: fn(),
    onPin: fn(),
    onMove: fn(),
    onRefresh: fn(),
    onFullPage: fn(),
  },
  render: (args) => <LivePageTabs {...args} />,
  parameters: { search: 'multi tab, tabs view, browser tabs, pinned, 多标签页, 多頁籤, 标签页, 頁籤', layout: 'fullscreen' },
} satisfies Meta<typeof PageTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const strip = (canvasElement: HTMLElement): ReturnType<typeof within> => within(within(canvasElement).getByRole('navigation'));
const titles = (canvasElement: HTMLElement): (string | null)[] =>
  [...canvasElement.querySelectorAll('[data-slot="page-tabs-title"]')].map((title) => title.textContent);

// Sent natively: `fireEvent` wraps it in act, in which lazy content of the menu would suspend.
const rightClick = (target: HTMLElement): void => {
  // On a phone the strip scrolls: a tab out of view cannot be pressed.
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, bottom } = target.getBoundingClientRect();
  target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 8, clientY: bottom - 8 }));
};

export const Default = example(PageTabsExample, defaultCode);

/** A press shows a page; the one beside a closed page is shown next. */
export const Choosing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const tabs = strip(canvasElement);
    await expect(tabs.getByRole('button', { name: 'Ocean bills' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(tabs.getByRole('button', { name: 'Air waybills' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('/tracking/airWaybill');
    await expect(tabs.getByRole('button', { name: 'Air waybills' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(tabs.getByRole('button', { name: 'Close Air waybills' }));
    await expect(tabs.getByRole('button', { name: 'COSU6412873350' })).toHaveAttribute('aria-current', 'page');
    await clickPage();
  },
};

export const Playground: Story = {
  args: { styleName: 'tags-style-one', showIcons: true, sortable: true },
  argTypes: {
    activeId: { control: false },
    tabs: { control: false },
    styleName: {
      control: { type: 'inline-radio', labels: en.settings.tabStyles },
      options: ['tags-style-one', 'tags-style-four', 'tags-style-five'],
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Boxed: Story = { args: { styleName: 'tags-style-one', showIcons: true } };

export const Borderless: Story = { args: { styleName: 'tags-style-four', showIcons: true } };

export const LikeABrowser: Story = { args: { styleName: 'tags-style-five', showIcons: true } };

/** Context menu by right click, long press or Shift F10. */
export const Menu: Story = {
  play: async ({ canvasElement }) => {
    const tabs = strip(canvasElement);
    const tab = tabs.getByRole('button', { name: 'Air waybills' });
    rightClick(tab);
    await waitFor(() => expect(page().getByRole('menu', { name: 'Actions for Air waybills' })).toBeVisible());
    await userEvent.click(page().getByRole('menuitem', { name: 'Close to the left' }));
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Home', 'Air waybills', 'COSU6412873350', 'Usage log']));
    await clickPage();
  },
};

/** A pinned page comes first and is not closed with others. */
export const Pinning = example(PinningExample, pinningCode, {
  play: async ({ canvasElement }) => {
    const tabs = strip(canvasElement);
    rightClick(tabs.getByRole('button', { name: 'Usage log' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Pin' }));
    await waitFor(() => expect(titles(canvasElement).slice(0, 2)).toEqual(['Home', 'Usage log']));
    await userEvent.click(tabs.getByRole('button', { name: 'Unpin Usage log' }));
    await expect(tabs.getByRole('button', { name: 'Close Usage log' })).toBeVisible();
    await clickPage();
  },
});

/** Pages move by mouse, or with Ctrl or Alt and an arrow key. */
export const Sortable: Story = {
  args: { sortable: true },
  play: async ({ args, canvasElement }) => {
    const tab = strip(canvasElement).getByRole('button', { name: 'Ocean bills' });
    tab.focus();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await expect(args.onMove).toHaveBeenLastCalledWith('/tracking/oceanBill', 2);
    await expect(titles(canvasElement)).toEqual(['Home', 'Air waybills', 'Ocean bills', 'COSU6412873350', 'Usage log']);
    await expect(tab).toHaveFocus();
    await clickPage();
  },
};

/** Overflow: the strip scrolls, and a list has all pages. */
export const Overflow: Story = {
  args: { tabs: many, activeId: many[20]?.id ?? '', showIcons: true, sortable: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'All open pages: 24' }));
    await userEvent.click(await page().findByRole('menuitemradio', { name: 'Vessel schedule 3' }));
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(many[2]?.id));
    const tab = canvas.getByRole('button', { name: 'Vessel schedule 3' });
    await waitFor(() => expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await clickPage();
  },
};

export const LongText: Story = {
  args: {
    activeId: 'b',
    tabs: [
      { id: 'a', title: 'Home', pinned: true, closable: false },
      { id: 'b', title: 'Consolidated ocean shipments from Shanghai and Ningbo to Rotterdam, week 47', pinned: false, closable: true },
      { id: 'c', title: 'CosuAirWaybillNumberWithoutAnySpaceAtAll1234567890', pinned: false, closable: true },
    ],
  },
};

export const Cjk: Story = {
  args: {
    activeId: 'b',
    tabs: [
      { id: 'a', title: '首页', pinned: true, closable: false },
      { id: 'b', title: '海运提单', pinned: false, closable: true },
      { id: 'c', title: '起运港：上海，目的港：鹿特丹，第四十七周的拼箱货物', pinned: false, closable: true },
      { id: 'd', title: '櫃號查詢', pinned: false, closable: true },
    ],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['tags-style-one', 'tags-style-four', 'tags-style-five'] as const).map((styleName) => (
        <LivePageTabs key={styleName} {...args} aria-label={styleName} styleName={styleName} showIcons />
      ))}
      <LivePageTabs {...args} aria-label="Many" tabs={many} activeId={many[3]?.id ?? ''} />
    </div>
  ),
};
