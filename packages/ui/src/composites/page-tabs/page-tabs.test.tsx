import { useReducer, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { PageTabs, pageTabsReducer, type PageTab, type PageTabsAction, type PageTabsModel, type PageTabsProps } from './index.js';

const read = (text: string): PageTab[] =>
  text.split(' ').map((word) => ({
    id: `/${word.replace(/[*!]/u, '')}`,
    title: word.replace(/[*!]/u, ''),
    pinned: /[*!]/u.test(word),
    closable: !word.endsWith('!'),
  }));

const onSelect = vi.fn<(id: string) => void>();
const onClose = vi.fn<(ids: readonly string[]) => void>();
const onMove = vi.fn<(id: string, toIndex: number) => void>();
const onRefresh = vi.fn<(id: string) => void>();

beforeEach(() => {
  for (const handler of [onSelect, onClose, onMove, onRefresh]) handler.mockClear();
});

interface LiveProps extends Partial<PageTabsProps> {
  open?: string;
  active?: string;
}

function Live({ open = 'Home! Pinned* A B C', active = '/A', ...rest }: LiveProps): ReactNode {
  const [model, act] = useReducer<PageTabsModel<PageTab>, [PageTabsAction<PageTab>]>(pageTabsReducer, {
    tabs: read(open),
    activeId: active,
  });
  return (
    <PageTabs
      {...rest}
      tabs={model.tabs}
      activeId={model.activeId}
      onSelect={(id) => {
        onSelect(id);
        act({ type: 'select', id });
      }}
      onClose={(ids) => {
        onClose(ids);
        act({ type: 'close', ids });
      }}
      onPin={(id, pinned) => act({ type: 'pin', id, pinned })}
      onMove={(id, toIndex) => {
        onMove(id, toIndex);
        act({ type: 'move', id, toIndex });
      }}
      onRefresh={onRefresh}
    />
  );
}

const tab = (title: string) => page.getByRole('button', { name: title, exact: true });
const titles = (): string[] => [...document.querySelectorAll('[data-slot="page-tabs-title"]')].map((title) => title.textContent);
const focusedTitle = (): string | null | undefined => document.activeElement?.closest('[data-page]')?.textContent;
const expectAnnounced = (text: string): Promise<void> =>
  expect.poll(() => document.querySelector('[data-slot="announcer"]')).toHaveTextContent(text);

conformance(<PageTabs tabs={read('Home! A B')} activeId="/A" onSelect={onSelect} onClose={onClose} />, { root: 'nav', slot: 'page-tabs' });

it('is a named navigation with a marked current page', async () => {
  await render(<Live />);
  await expect.element(page.getByRole('navigation', { name: 'Open pages' })).toBeVisible();
  await expect.element(tab('A')).toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(document.querySelectorAll('button button, a button, [role=tab]')).toHaveLength(0);
});

it('shows a pressed page, and does not show the current one again', async () => {
  await render(<Live />);
  await tab('B').click();
  expect(onSelect).toHaveBeenLastCalledWith('/B');
  await tab('B').click();
  expect(onSelect).toHaveBeenCalledOnce();
});

it('has one tab stop for the pages, then the close button', async () => {
  await render(<Live />);
  await userEvent.tab();
  await expect.element(tab('A')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close A' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Actions for A' })).toHaveFocus();
});

it('moves between pages with arrow keys, wraps around, and does not show them', async () => {
  await render(<Live active="/C" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Home')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('C')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Home')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(tab('C')).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Home}');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith('/Home');
});

it('closes with Delete and keeps focus in the strip', async () => {
  await render(<Live active="/B" />);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(onClose).toHaveBeenLastCalledWith(['/B']);
  await expect.element(tab('C')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(tab('A')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(tab('Pinned')).toHaveFocus();
  expect(titles()).toEqual(['Home', 'Pinned']);
});

it('announces why a page cannot be closed', async () => {
  await render(<Live active="/Pinned" />);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  await expectAnnounced('Unpin it first');
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Home')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expectAnnounced('This page always stays open');
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps focus when the focused page is closed with its button', async () => {
  await render(<Live />);
  await page.getByRole('button', { name: 'Close A' }).click();
  expect(focusedTitle()).toBe('B');
});

it('closes with the middle button, except for pinned pages', async () => {
  await render(<Live />);
  await tab('C').click({ button: 'middle' });
  expect(onClose).toHaveBeenLastCalledWith(['/C']);
  await tab('Pinned').click({ button: 'middle' });
  await tab('Home').click({ button: 'middle' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('unpins with the pin button', async () => {
  await render(<Live />);
  await page.getByRole('button', { name: 'Unpin Pinned' }).click();
  await expect.element(page.getByRole('button', { name: 'Close Pinned' })).toBeVisible();
});

it('refreshes the page whose menu was opened, not the current one', async () => {
  await render(<Live />);
  await tab('C').click({ button: 'right' });
  await expect.element(page.getByRole('menu', { name: 'Actions for C' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect.poll(() => onRefresh.mock.calls).toEqual([['/C']]);
});

it('offers only menu actions with an effect', async () => {
  await render(<Live open="Home! A" onFullPage={vi.fn()} />);
  await tab('Home').click({ button: 'right' });
  await expect.element(page.getByRole('menu')).toBeVisible();
  const items = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
  expect(items).toEqual(['Refresh', 'Fill the window', 'Close others', 'Close to the right', 'Close all']);
});

it('opens the menu inside the window at any edge', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, inlineSize: 300 }}>
      <Live open="A B" />
    </div>,
  );
  await tab('B').click({ button: 'right' });
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  const box = () => menu.element().getBoundingClientRect();
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(innerHeight);
  await expect.poll(() => box().right).toBeLessThanOrEqual(innerWidth);
  await expect.poll(() => box().top).toBeGreaterThanOrEqual(0);
});

it('has the same menu behind a button for the current page', async () => {
  await render(<Live />);
  await page.getByRole('button', { name: 'Actions for A' }).click();
  await page.getByRole('menuitem', { name: 'Close others' }).click();
  await expect.poll(titles).toEqual(['Home', 'Pinned', 'A']);
});

it('has no menu without actions', async () => {
  await render(<PageTabs tabs={read('Home!')} activeId="/Home" onSelect={onSelect} onClose={onClose} />);
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await tab('Home').click({ button: 'right' });
  expect(page.getByRole('menu').elements()).toHaveLength(0);
});

it('moves a page with Ctrl or Alt and an arrow key, keeps focus and announces the new position', async () => {
  await render(<Live sortable />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(titles()).toEqual(['Home', 'Pinned', 'B', 'A', 'C']);
  await expect.element(tab('A')).toHaveFocus();
  await expectAnnounced('A is now 4 of 5');
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(titles()).toEqual(['Home', 'Pinned', 'A', 'B', 'C']);
  expect(onMove).toHaveBeenCalledTimes(2);
});

it('moves no page unless it is sortable', async () => {
  await render(<Live />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  drag('A', 300);
  expect(onMove).not.toHaveBeenCalled();
});

/** Presses on a page, moves horizontally by px in steps, and releases. */
function drag(title: string, by: number, pointerType = 'mouse', end: 'pointerup' | 'Escape' = 'pointerup'): void {
  const button = tab(title).element();
  const { left, top } = button.getBoundingClientRect();
  const [clientX, clientY] = [left + 10, top + 5];
  const fire = (type: string, x: number): boolean =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY, pointerType, button: 0 }));
  fire('pointerdown', clientX);
  for (const part of [0.2, 0.6, 1]) fire('pointermove', clientX + by * part);
  if (end === 'Escape') dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  fire('pointerup', clientX + by);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

const widthOf = (title: string): number => tab(title).element().closest('[data-page]')?.getBoundingClientRect().width ?? 0;

it('moves a page dragged by mouse without showing it', async () => {
  await render(<Live sortable />);
  drag('B', widthOf('C'));
  expect(titles()).toEqual(['Home', 'Pinned', 'A', 'C', 'B']);
  expect(onSelect).not.toHaveBeenCalled();
  await expectAnnounced('B is now 5 of 5');
  expect(document.querySelectorAll('[data-page][style*="transform"]')).toHaveLength(0);
});

it('keeps pinned and other pages apart while dragging', async () => {
  await render(<Live sortable />);
  drag('C', -2000);
  expect(titles()).toEqual(['Home', 'Pinned', 'C', 'A', 'B']);
  drag('Home', 2000);
  expect(titles()).toEqual(['Pinned', 'Home', 'C', 'A', 'B']);
});

it('cancels a drag with Escape, and leaves touch to scrolling', async () => {
  await render(<Live sortable />);
  drag('A', 300, 'mouse', 'Escape');
  drag('A', 300, 'touch');
  expect(onMove).not.toHaveBeenCalled();
});

it('treats a press without movement as a click', async () => {
  await render(<Live sortable />);
  drag('B', 2);
  expect(onSelect).toHaveBeenLastCalledWith('/B');
});

const many = Array.from({ length: 30 }, (_, at) => `Page${at}`).join(' ');
const list = (): Element => document.querySelector('[data-slot="page-tabs-list"]') ?? document.body;
const isVisible = (title: string): boolean => {
  const [outer, inner] = [list().getBoundingClientRect(), tab(title).element().getBoundingClientRect()];
  return inner.left >= outer.left && inner.right <= outer.right + 1;
};

it('scrolls the current page into view, and lists all pages on overflow', async () => {
  await render(<Live open={many} active="/Page25" />);
  await expect.poll(() => isVisible('Page25')).toBe(true);
  await page.getByRole('button', { name: 'All open pages: 30' }).click();
  await page.getByRole('menuitemradio', { name: 'Page3', exact: true }).click();
  await expect.poll(() => isVisible('Page3')).toBe(true);
  expect(onSelect).toHaveBeenLastCalledWith('/Page3');
});

it('has no list of pages without overflow', async () => {
  await render(<Live />);
  expect(page.getByRole('button', { name: /^All open pages/u }).elements()).toHaveLength(0);
});

it('scrolls horizontally with the wheel', async () => {
  await render(<Live open={many} active="/Page0" />);
  await expect.element(page.getByRole('button', { name: /^All open pages/u })).toBeVisible();
  const turn = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
  list().dispatchEvent(turn);
  expect(turn.defaultPrevented).toBe(true);
  expect(list().scrollLeft).toBe(120);
});
