import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { PageStack } from '../page-stack/index.js';
import { PageTransition } from '../page-transition/index.js';
import { DEEP_MENU, LONG_MENU, MENU } from './fixtures/menu.js';
import { AppBrand, AppLayout, BackTop, type AppLayoutMode, type AppLayoutProps } from './index.js';

const brand = <AppBrand href="#/" name="Seaberry" />;
const onNavigate = vi.fn<NonNullable<AppLayoutProps['onNavigate']>>((_item, event) => event.preventDefault());
const frame = (props: Partial<AppLayoutProps> = {}): React.ReactElement => (
  <AppLayout menu={MENU} activePath="/tracking/oceanBill" brand={brand} onNavigate={onNavigate} {...props}>
    {props.children ?? <h1>Ocean bills</h1>}
  </AppLayout>
);
const MODES: readonly AppLayoutMode[] = ['defaults', 'classic', 'transverse', 'columns'];
const text = (slot: string): string | undefined => document.querySelector(`[data-slot="${slot}"]`)?.textContent;
const box = (slot: string): DOMRect => {
  const found = document.querySelector(`[data-slot="${slot}"]`);
  if (!found) throw new Error(`No ${slot}.`);
  return found.getBoundingClientRect();
};
const width = (slot: string): number => box(slot).width;
const height = (slot: string): number => box(slot).height;

beforeEach(async () => {
  onNavigate.mockClear();
  await page.viewport(1440, 900);
});

// `conformance` wraps the element in a <main>; the layout has its own landmarks.
const disabledRules = [
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-unique',
];
conformance(<AppLayout menu={MENU} activePath="/tracking/oceanBill" brand={brand} footer="Seaberry" />, {
  root: 'div',
  slot: 'app-layout',
  disabledRules,
});
conformance(brand, { root: 'a', slot: 'app-layout-brand-link' });
conformance(<BackTop within={{ current: null }} />, { root: 'div', slot: 'app-layout-back-top' });

describe('regions of the layout', () => {
  it('columns: a 70 px column with entries of 50 px, beside a menu of 220 px', async () => {
    await render(frame());
    expect(width('app-layout-column-pane')).toBe(70);
    expect(height('app-layout-column-row')).toBe(50);
    expect(height('app-layout-brand')).toBe(50);
    expect(width('app-layout-aside')).toBe(220);
    expect(box('app-layout-top').left).toBe(290);
  });

  it('columns: accepts other sizes', async () => {
    await render(
      frame({ settings: { columns: { width: 90, height: 64, logoHeight: 60, style: 'columns-card', itemLayout: 'columns-horizontal' } } }),
    );
    expect([width('app-layout-column-pane'), height('app-layout-column-row'), height('app-layout-brand')]).toEqual([90, 64, 60]);
  });

  it('defaults: the brand is above the menu and the top bar beside it; collapsed, the menu is 64 px wide', async () => {
    const screen = await render(frame({ settings: { layout: 'defaults' } }));
    expect(box('app-layout-brand').left).toBe(0);
    expect(box('app-layout-top').left).toBe(220);
    await screen.getByRole('button', { name: 'Collapse menu' }).click();
    expect(width('app-layout-aside')).toBe(64);
    await expect.element(screen.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
  });

  it.each(['classic', 'transverse'] as const)('%s: the top bar has the full width and contains the brand', async (layout) => {
    await render(frame({ settings: { layout } }));
    expect(box('app-layout-top').left).toBe(0);
    expect(box('app-layout-brand').top).toBeLessThan(50);
    expect(document.querySelector('[data-slot="app-layout-aside"]') !== null).toBe(layout === 'classic');
  });

  it.each(MODES)('%s: the page fills the remaining space and scrolls in it', async (layout) => {
    await render(
      frame({
        settings: { layout },
        tabs: <nav aria-label="Open pages">x</nav>,
        footer: 'Seaberry',
        children: <div style={{ blockSize: 3000 }} />,
      }),
    );
    const main = box('app-layout-main');
    expect(main.right).toBe(1440);
    expect(main.bottom).toBe(box('app-layout-footer').top);
    expect(box('app-layout-footer').bottom).toBe(900);
  });

  it('keep the state of the page when the layout changes and when the window shrinks', async () => {
    const draftPage = <input aria-label="Draft" />;
    const screen = await render(frame({ children: draftPage, topEnd: <input aria-label="Search" /> }));
    await screen.getByRole('textbox', { name: 'Draft' }).fill('half written');
    await screen.getByRole('textbox', { name: 'Search' }).fill('cosco');
    for (const layout of MODES) {
      await screen.rerender(frame({ settings: { layout }, children: draftPage, topEnd: <input aria-label="Search" /> }));
      await expect.element(screen.getByRole('textbox', { name: 'Draft' })).toHaveValue('half written');
      await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('cosco');
    }
    await page.viewport(390, 844);
    await expect.element(screen.getByRole('textbox', { name: 'Draft' })).toHaveValue('half written');
  });

  it('change to `defaults` with a drawer below 1000 px, when shrinking and when growing', async () => {
    const screen = await render(frame({ settings: { layout: 'columns' } }));
    const root = document.querySelector('[data-slot="app-layout"]');
    for (const [size, mode] of [
      [1000, 'columns'],
      [999, 'defaults'],
      [390, 'defaults'],
      [999, 'defaults'],
      [1000, 'columns'],
    ] as const) {
      await page.viewport(size, 800);
      await expect.poll(() => root?.getAttribute('data-layout')).toBe(mode);
      expect(screen.getByRole('button', { name: 'Open menu' }).query() !== null).toBe(mode === 'defaults');
    }
  });
});

describe('the first column', () => {
  it('shows the children of an entry without navigation', async () => {
    const screen = await render(frame());
    const schedules = screen.getByRole('button', { name: 'Schedules' });
    await expect.element(schedules).toHaveAttribute('aria-expanded', 'false');
    await schedules.click();
    await expect.element(schedules).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByRole('navigation', { name: 'Schedules' })).toBeVisible();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('navigates to an entry without children or with a single one', async () => {
    const screen = await render(frame());
    await screen.getByRole('link', { name: 'Dashboard' }).click();
    await screen.getByRole('link', { name: 'Usage' }).click();
    expect(onNavigate.mock.calls.map(([item]) => item.path)).toEqual(['/dashboard', '/usage/log']);
  });

  it('has no menu beside it when there is nothing to choose', async () => {
    const screen = await render(frame({ activePath: '/usage/log' }));
    expect(screen.getByRole('button', { name: /menu/ }).query()).toBeNull();
    expect(document.querySelector('[data-slot="app-layout-aside"]')).toBeNull();
    await expect.element(screen.getByRole('link', { name: 'Usage' })).toHaveAttribute('aria-current', 'page');
  });

  it('expands a collapsed menu again', async () => {
    const onCollapsedChange = vi.fn();
    const screen = await render(frame({ defaultCollapsed: true, onCollapsedChange }));
    expect(document.querySelector('[data-slot="app-layout-aside"]')).toBeNull();
    await screen.getByRole('button', { name: 'Watch 9' }).click();
    expect(onCollapsedChange).toHaveBeenCalledWith(false);
    await expect.element(screen.getByRole('navigation', { name: 'Watch' })).toBeVisible();
  });

  it('resets a previewed section when another page is shown', async () => {
    const screen = await render(frame());
    await screen.getByRole('button', { name: 'System' }).click();
    await screen.rerender(frame({ activePath: '/watch/reminders' }));
    await expect.element(screen.getByRole('navigation', { name: 'Watch' })).toBeVisible();
  });

  it('has the full name where only four ideographs are visible', async () => {
    const screen = await render(frame({ menu: LONG_MENU, activePath: '/a/1' }));
    const entry = screen.getByRole('button', { name: '异常运单自动监控与提醒设置' });
    await expect.element(entry.getByText('异常运单', { exact: true })).toBeVisible();
    await expect.element(entry).toHaveAttribute('title', '异常运单自动监控与提醒设置');
  });

  it('previews an entry on hover only when enabled', async () => {
    const screen = await render(frame());
    await screen.getByRole('button', { name: 'Watch 9' }).hover();
    expect(text('app-layout-aside-title')).toBe('Tracking');
    await screen.rerender(frame({ settings: { columns: { hoverPreload: true } } }));
    await screen.getByRole('main').hover();
    await screen.getByRole('button', { name: 'Watch 9' }).hover();
    await expect.poll(() => text('app-layout-aside-title')).toBe('Watch');
    await screen.getByRole('main').hover();
    await expect.poll(() => text('app-layout-aside-title')).toBe('Tracking');
  });
});

describe('the side menu', () => {
  it('expands the path to the page, and is an accordion', async () => {
    const screen = await render(frame({ settings: { layout: 'defaults' } }));
    await expect.element(screen.getByRole('link', { name: 'Ocean bills 214' })).toHaveAttribute('aria-current', 'page');
    await screen.getByRole('button', { name: 'System' }).click();
    await expect.element(screen.getByRole('button', { name: 'Tracking' })).toHaveAttribute('aria-expanded', 'false');
    await screen.getByRole('button', { name: 'System' }).click();
    await expect.element(screen.getByRole('button', { name: 'System' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('allows several open groups', async () => {
    const screen = await render(frame({ settings: { layout: 'defaults', uniqueOpened: false } }));
    await screen.getByRole('button', { name: 'System' }).click();
    await expect.element(screen.getByRole('button', { name: 'Tracking' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('marks the entry of a detail page, deep in the tree', async () => {
    const screen = await render(
      frame({ settings: { layout: 'defaults' }, menu: DEEP_MENU, activePath: '/world/asia/china/zhejiang/ningbo/berths/7' }),
    );
    await expect.element(screen.getByRole('link', { name: 'Ningbo 12' })).toHaveAttribute('aria-current', 'page');
  });

  it('leaves modified clicks to the browser, and opens external links in a window', async () => {
    const screen = await render(frame({ settings: { layout: 'defaults' } }));
    const link = screen.getByRole('link', { name: 'Air waybills 61' });
    const stop = (event: Event): void => event.preventDefault();
    window.addEventListener('click', stop);
    await link.click({ modifiers: ['Control'] });
    const out = screen.getByRole('link', { name: 'Handbook (opens in a new window)' });
    await expect.element(out).toHaveAttribute('target', '_blank');
    await expect.element(out).toHaveAttribute('rel', 'noopener noreferrer');
    await out.click();
    window.removeEventListener('click', stop);
    expect(onNavigate).not.toHaveBeenCalled();
    await link.click();
    expect(onNavigate).toHaveBeenCalledTimes(1);
    await expect.element(link).toHaveAttribute('href', '#/tracking/airWaybill');
  });

  it('opens a group beside a collapsed menu by key', async () => {
    const screen = await render(frame({ settings: { layout: 'defaults' }, defaultCollapsed: true }));
    const button = screen.getByRole('button', { name: 'System' });
    await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('title', 'Dashboard');
    await expect.element(screen.getByRole('button', { name: 'Watch 9', exact: true })).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Organisation' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('menuitem', { name: 'Accounts' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onNavigate.mock.calls.map(([item]) => item.path)).toEqual(['/system/user']);
    await expect.element(page.getByRole('menu').first()).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});

describe('the menu in the top bar', () => {
  it('moves entries that do not fit under “More”, and back', async () => {
    await page.viewport(1000, 800);
    const screen = await render(frame({ settings: { layout: 'transverse' }, topEnd: <div style={{ inlineSize: 260 }}>Lin Wei</div> }));
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByRole('menuitem', { name: /Handbook/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /Handbook/ })).not.toBeInTheDocument();
    await page.viewport(1900, 800);
    await expect.element(screen.getByRole('link', { name: /Handbook/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('splits: the first level is above, its children beside the page', async () => {
    const screen = await render(frame({ settings: { layout: 'classic', splitMenu: true } }));
    await expect.element(screen.getByRole('navigation', { name: 'Tracking' })).toBeVisible();
    await screen.getByRole('button', { name: 'System' }).click();
    await expect.element(screen.getByRole('button', { name: 'Organisation' })).toBeVisible();
    await screen.rerender(frame({ settings: { layout: 'classic', splitMenu: true }, activePath: '/dashboard' }));
    expect(document.querySelector('[data-slot="app-layout-aside"]')).toBeNull();
    await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('has the whole tree in the drawer, with touch-sized targets', async () => {
    const screen = await render(frame());
    const opener = screen.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await expect.element(drawer.getByRole('link', { name: 'Ocean bills 214' })).toBeVisible();
    const targets = [...drawer.element().querySelectorAll('nav a, nav button, [data-slot="app-layout-drawer-close"]'), opener.element()];
    for (const target of targets) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await drawer.getByRole('link', { name: 'Map' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  it('closes the drawer by a press on the backdrop and with Escape, and restores focus', async () => {
    const screen = await render(frame());
    const button = screen.getByRole('button', { name: 'Open menu' });
    await button.click();
    await userEvent.click(screen.getByRole('dialog'), { position: { x: 370, y: 400 }, force: true });
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await button.click();
    await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the drawer when the page changes, and when the window grows', async () => {
    const screen = await render(frame());
    await screen.getByRole('button', { name: 'Open menu' }).click();
    await screen.rerender(frame({ activePath: '/dashboard' }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Open menu' }).click();
    await page.viewport(1200, 800);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await page.viewport(390, 844);
    await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the page', () => {
  it('has the whole window at any size until the button is pressed', async () => {
    function Full(): React.ReactNode {
      const [full, setFull] = useState(true);
      return frame({ fullPage: full, onFullPageExit: () => setFull(false), footer: 'Seaberry' });
    }
    const screen = await render(<Full />);
    for (const size of [1440, 390, 1440]) {
      await page.viewport(size, 800);
      expect(screen.getByRole('banner').query()).toBeNull();
      expect(screen.getByRole('navigation').query()).toBeNull();
      expect([width('app-layout-main'), height('app-layout-main')]).toEqual([size, 800]);
    }
    await screen.getByRole('button', { name: 'Stop filling the window' }).click();
    await expect.element(screen.getByRole('banner')).toBeVisible();
  });

  it.each([true, false])('scrolls back to its start by a button after 400 px, with fixedHeader=%s', async (fixedHeader) => {
    const screen = await render(frame({ settings: { fixedHeader }, children: <div style={{ blockSize: 3000 }}>Long</div> }));
    const slot = fixedHeader ? 'app-layout-main' : 'app-layout';
    const scroller = document.querySelector(`[data-slot="${slot}"]`);
    scroller?.scrollTo({ top: 300 });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(screen.getByRole('button', { name: 'Back to top' }).query()).toBeNull();
    scroller?.scrollTo({ top: 500 });
    expect(box('app-layout-top').top < 0).toBe(!fixedHeader);
    expect(box('app-layout-menus-pane').top).toBe(0);
    await screen.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => scroller?.scrollTop).toBe(0);
    await expect.element(screen.getByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
  });

  it.each([...MODES, 'phone'] as const)(
    '%s: bars scroll with kept-alive pages or stay, and each page keeps its scroll position',
    async (mode) => {
      if (mode === 'phone') await page.viewport(390, 844);
      const pages = ['a', 'b'].map((id) => ({ id, keepAlive: true, node: <div style={{ blockSize: 3000 }}>{id}</div> }));
      const shown = (activeId: string, fixedHeader: boolean): ReactNode =>
        frame({
          settings: { layout: mode === 'phone' ? 'columns' : mode, fixedHeader },
          padding: 'none',
          tabs: <nav aria-label="Open pages">x</nav>,
          footer: 'Seaberry',
          children: (
            <PageTransition pageKey={activeId}>
              <PageStack pages={pages} activeId={activeId} scroll={fixedHeader ? 'own' : 'outer'} />
            </PageTransition>
          ),
        });
      const screen = await render(shown('a', false));
      const root = document.querySelector('[data-slot="app-layout"]');
      const scrolled = new Promise((resolve) => root?.addEventListener('scroll', resolve, { once: true }));
      root?.scrollTo({ top: 700, behavior: 'instant' });
      await scrolled;
      expect(root?.scrollTop).toBe(700);
      expect(box('app-layout-top').bottom).toBeLessThan(0);
      expect(box('app-layout-tabs').bottom).toBeLessThan(0);
      await screen.rerender(shown('b', false));
      expect(box('app-layout-top').top).toBe(0);
      await screen.rerender(shown('a', false));
      expect(root?.scrollTop).toBe(700);
      // Also kept when the bars become fixed, so that each page scrolls in its own container.
      await screen.rerender(shown('a', true));
      expect(box('app-layout-top').top).toBe(0);
      expect(box('app-layout-tabs').top).toBe(box('app-layout-top').bottom);
      expect([...document.querySelectorAll('[data-slot="page-stack-page"]')].map(({ scrollTop }) => scrollTop)).toEqual([700, 0]);
      expect(root?.scrollTop).toBe(0);
    },
  );

  it('has no tab stop after focus has moved on', async () => {
    const screen = await render(frame());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  });

  it('takes focus from the skip button', async () => {
    const screen = await render(frame());
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });
});

it('applies custom colours to a bar and its content only', async () => {
  await render(
    frame({
      settings: { colors: { topBar: { background: '#10261d' }, menuBar: { background: '#fff4d6', text: '#331100', gradient: true } } },
    }),
  );
  const style = (slot: string): CSSStyleDeclaration => {
    const found = document.querySelector(`[data-slot="${slot}"]`);
    if (!found) throw new Error(`No ${slot}.`);
    return getComputedStyle(found);
  };
  expect(style('app-layout-top').backgroundColor).toBe('rgb(16, 38, 29)');
  // White on a dark background, computed by the browser.
  expect(style('app-layout-top').color).toMatch(/^oklch\(1 /);
  expect(style('app-layout-aside').backgroundColor).toBe('rgb(255, 244, 214)');
  expect(style('app-layout-aside').backgroundImage).toContain('linear-gradient');
  expect(style('app-layout-column-pane').backgroundColor).not.toBe('rgb(16, 38, 29)');
});
