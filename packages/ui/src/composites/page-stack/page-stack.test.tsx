import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Workspace } from './fixtures/workspace.js';
import { PageStack, type PageStackItem } from './index.js';

const lifecycle = vi.fn<(event: string) => void>();

function Page({ name }: { name: string }): ReactNode {
  const [count, setCount] = useState(0);
  useEffect(() => {
    lifecycle(`${name} runs`);
    return () => lifecycle(`${name} rests`);
  }, [name]);
  return (
    <div style={{ height: 900 }}>
      <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
    </div>
  );
}

const bill = (id: string, more: Partial<PageStackItem> = {}): PageStackItem => ({ id, keepAlive: true, node: <Page name={id} />, ...more });
const stack = (pages: readonly PageStackItem[], activeId: string, max?: number): ReactNode => (
  <div style={{ height: 300 }}>
    <PageStack pages={pages} activeId={activeId} {...(max === undefined ? {} : { max })} />
  </div>
);
const panes = (): Element[] => [...document.querySelectorAll('[data-slot="page-stack-page"]')];

conformance(<PageStack pages={[bill('a')]} activeId="a" />, { root: 'div', slot: 'page-stack' });

it('mounts a page when it is first shown', async () => {
  const screen = await render(stack([bill('a'), bill('b')], 'a'));
  expect(panes()).toHaveLength(1);
  await screen.rerender(stack([bill('a'), bill('b')], 'b'));
  expect(panes()).toHaveLength(2);
});

it('keeps the state of two pages of one screen apart', async () => {
  const pages = [bill('/bill?id=1', { node: <Page name="one" /> }), bill('/bill?id=2', { node: <Page name="two" /> })];
  const screen = await render(stack(pages, '/bill?id=1'));
  await screen.getByRole('button', { name: 'one 0' }).click();
  await screen.rerender(stack(pages, '/bill?id=2'));
  await expect.element(screen.getByRole('button', { name: 'two 0' })).toBeVisible();
  await screen.rerender(stack(pages, '/bill?id=1'));
  await expect.element(screen.getByRole('button', { name: 'one 1' })).toBeVisible();
});

it('refreshes one page and leaves the others unchanged', async () => {
  const screen = await render(stack([bill('a'), bill('b')], 'a'));
  await screen.getByRole('button', { name: 'a 0' }).click();
  await screen.rerender(stack([bill('a'), bill('b')], 'b'));
  await screen.getByRole('button', { name: 'b 0' }).click();
  await screen.rerender(stack([bill('a'), bill('b', { revision: 1 })], 'b'));
  await expect.element(screen.getByRole('button', { name: 'b 0' })).toBeVisible();
  await screen.rerender(stack([bill('a'), bill('b', { revision: 1 })], 'a'));
  await expect.element(screen.getByRole('button', { name: 'a 1' })).toBeVisible();
});

it('refreshes a page once and keeps its state on later returns', async () => {
  const pages = [bill('a', { revision: 1 }), bill('b')];
  const screen = await render(stack(pages, 'a'));
  await screen.getByRole('button', { name: 'a 0' }).click();
  await screen.rerender(stack(pages, 'b'));
  await screen.rerender(stack(pages, 'a'));
  await expect.element(screen.getByRole('button', { name: 'a 1' })).toBeVisible();
});

it('drops the state of a closed page', async () => {
  const screen = await render(stack([bill('a'), bill('b')], 'a'));
  await screen.getByRole('button', { name: 'a 0' }).click();
  await screen.rerender(stack([bill('b')], 'b'));
  expect(panes()).toHaveLength(1);
  await screen.rerender(stack([bill('a'), bill('b')], 'a'));
  await expect.element(screen.getByRole('button', { name: 'a 0' })).toBeVisible();
});

it('pauses the effects of a hidden page', async () => {
  const pages = [bill('a'), bill('b')];
  const screen = await render(stack(pages, 'a'));
  lifecycle.mockClear();
  await screen.rerender(stack(pages, 'b'));
  await expect.poll(() => lifecycle.mock.calls.flat()).toEqual(expect.arrayContaining(['a rests', 'b runs']));
});

it('makes hidden pages unreachable by keyboard and screen reader', async () => {
  const pages = [bill('a'), bill('b')];
  const screen = await render(stack(pages, 'a'));
  await screen.rerender(stack(pages, 'b'));
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  expect(document.querySelector('button')?.checkVisibility()).toBe(false);
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe('a 0');
  }
});

it('keeps the scroll position of each page with own containers', async () => {
  const pages = [bill('a'), bill('b')];
  const screen = await render(stack(pages, 'a'));
  const shown = (): Element | undefined => panes().find((pane) => pane.checkVisibility());
  shown()?.scrollTo(0, 250);
  await screen.rerender(stack(pages, 'b'));
  expect(shown()?.scrollTop).toBe(0);
  shown()?.scrollTo(0, 90);
  await screen.rerender(stack(pages, 'a'));
  expect(shown()?.scrollTop).toBe(250);
  await screen.rerender(stack(pages, 'b'));
  expect(shown()?.scrollTop).toBe(90);
});

it('keeps the scroll position of each page in a shared container', async () => {
  const pages = [bill('a'), bill('b')];
  const around = (activeId: string, list = pages): ReactNode => (
    <div data-testid="outer" style={{ height: 300, overflowY: 'auto' }}>
      <p>bar</p>
      <PageStack scroll="outer" pages={list} activeId={activeId} />
    </div>
  );
  const screen = await render(around('a'));
  const outer = screen.getByTestId('outer').element();
  // Scroll events fire with the next frame; users press a button much later.
  const scrollTo = async (top: number): Promise<void> => {
    const scrolled = new Promise((resolve) => outer.addEventListener('scroll', resolve, { once: true }));
    outer.scrollTo(0, top);
    await scrolled;
  };
  await scrollTo(250);
  await screen.rerender(around('b'));
  expect(outer.scrollTop).toBe(0);
  await scrollTo(90);
  await screen.rerender(around('a'));
  expect(outer.scrollTop).toBe(250);
  await screen.rerender(around('b'));
  expect(outer.scrollTop).toBe(90);
  await screen.rerender(around('b', [bill('a'), bill('b', { revision: 1 })]));
  expect(outer.scrollTop).toBe(0);
  expect(panes().every((pane) => pane.scrollHeight === pane.clientHeight)).toBe(true);
});

it('does not remount pages when the strip is sorted', async () => {
  const screen = await render(stack([bill('a'), bill('b')], 'a'));
  await screen.rerender(stack([bill('a'), bill('b')], 'b'));
  const before = panes();
  const moved = vi.fn<() => void>();
  const watch = new MutationObserver(moved);
  watch.observe(screen.container, { childList: true, subtree: true });
  await screen.rerender(stack([bill('b'), bill('a')], 'b'));
  expect(watch.takeRecords()).toEqual([]);
  watch.disconnect();
  expect(moved).not.toHaveBeenCalled();
  expect(panes()).toEqual(before);
});

it('keeps up to `max` pages besides the pinned ones', async () => {
  const pages = [bill('a', { pinned: true }), bill('b'), bill('c'), bill('d')];
  const screen = await render(stack(pages, 'a', 2));
  for (const id of ['b', 'c', 'd']) await screen.rerender(stack(pages, id, 2));
  expect(panes().map((pane) => pane.textContent)).toEqual(['a 0', 'c 0', 'd 0']);
});

function Floating(): ReactNode {
  return createPortal(<p>floats</p>, document.body);
}

it('hides the floating elements of a hidden page', async () => {
  const pages = [bill('a', { node: <Floating /> }), bill('b')];
  const screen = await render(stack(pages, 'a'));
  await expect.element(screen.getByText('floats')).toBeVisible();
  await screen.rerender(stack(pages, 'b'));
  await expect.element(screen.getByText('floats')).not.toBeVisible();
});

it('refreshes only the page whose menu was opened', async () => {
  const screen = await render(<Workspace />);
  const note = screen.getByRole('textbox');
  await note.fill('first');
  await screen.getByRole('button', { name: 'MAEU229146021', exact: true }).click();
  await note.fill('second');
  await screen.getByRole('button', { name: 'COSU6412873350', exact: true }).click({ button: 'right' });
  await screen.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(note).toHaveValue('second');
  await screen.getByRole('button', { name: 'COSU6412873350', exact: true }).click();
  await expect.element(note).toHaveValue('');
});
