import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Tabs } from './index.js';

const items = [
  { value: 'a', label: 'Events', content: 'All events' },
  { value: 'b', label: 'Raw', content: 'Raw data' },
];

conformance(<Tabs label="View" items={items} />, { root: 'div', slot: 'tabs' });

it('asks its controlling parent and waits for the new value', async () => {
  const onChange = vi.fn();
  const screen = await render(<Tabs label="View" items={items} value="a" onChange={onChange} />);
  await screen.getByRole('tab', { name: 'Raw' }).click();
  expect(onChange).toHaveBeenCalledWith('b');
  await expect.element(screen.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
});

it('moves to the ends with Home and End', async () => {
  const screen = await render(<Tabs label="View" items={items} />);
  await screen.getByRole('tab', { name: 'Events' }).click();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: 'Raw' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('All events');
});

it('mounts a panel on the first visit and keeps it afterwards', async () => {
  const screen = await render(<Tabs label="View" items={items} mount="visited" />);
  const panel = (value: string): Element | null => screen.container.querySelector(`[data-slot="tabs-panel"][id$="${value}"]`);
  expect(panel('b')?.textContent).toBe('');
  await screen.getByRole('tab', { name: 'Raw' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Raw' })).toHaveTextContent('Raw data');
  expect(panel('a')?.textContent).toBe('All events');
  expect(panel('a')).not.toBeVisible();
});

it('fades at the end with hidden tabs, and shows the selected one', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ value: `${at}`, label: `Container ${at}` }));
  const screen = await render(
    <div style={{ inlineSize: 300 }}>
      <Tabs label="Container" items={many} />
    </div>,
  );
  const list = screen.getByRole('tablist');
  await expect.element(list).toHaveAttribute('data-fade', 'end');
  await screen.getByRole('tab', { name: 'Container 0' }).click();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: 'Container 11' })).toHaveFocus();
  await expect.element(list).toHaveAttribute('data-fade', 'start');
  await expect.element(screen.getByRole('tab', { name: 'Container 11' })).toBeInViewport();
});

it('fades at the other side in right-to-left pages', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ value: `${at}`, label: `Container ${at}` }));
  const screen = await render(
    <div dir="rtl" style={{ inlineSize: 300 }}>
      <Tabs label="Container" items={many} />
    </div>,
  );
  const list = screen.getByRole('tablist');
  await expect.element(list).toHaveAttribute('data-fade', 'end');
  expect(getComputedStyle(list.element()).maskImage).toContain('to right');
});

it('does not fade when all tabs are visible', async () => {
  const screen = await render(<Tabs label="View" items={items} />);
  await expect.element(screen.getByRole('tab', { name: 'Raw' })).toBeVisible();
  await expect.element(screen.getByRole('tablist')).not.toHaveAttribute('data-fade');
});

it('moves to the left in right-to-left pages', async () => {
  const screen = await render(
    <div dir="rtl">
      <Tabs label="View" items={items} />
    </div>,
  );
  const [events, raw] = ['Events', 'Raw'].map((name) => screen.getByRole('tab', { name }).element().getBoundingClientRect().x);
  expect(events).toBeGreaterThan(raw ?? 0);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Raw' })).toHaveFocus();
});

it('keeps the selected tab in view when the tabs become wider, unless the user has scrolled', async () => {
  const items = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: `Label ${value}` }));
  const screen = await render(<Tabs label="Parts" items={items} defaultValue="d" style={{ width: 300, fontSize: 12 }} />);
  const list = screen.getByRole('tablist').element();
  const chosen = screen.getByRole('tab', { name: 'Label d' }).element();
  const hidden = (): number => Math.round(chosen.getBoundingClientRect().right - list.getBoundingClientRect().right);
  const widen = (px: number): void => {
    for (const tab of screen.getByRole('tab').elements()) (tab as HTMLElement).style.minWidth = `${px}px`;
  };
  widen(120);
  await expect.poll(() => [list.scrollLeft > 0, hidden()]).toEqual([true, 0]);
  list.scrollLeft = 0;
  widen(140);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(list.scrollLeft).toBe(0);
});
