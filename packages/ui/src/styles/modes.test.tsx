import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Button } from '../components/button/index.js';
import { Calendar } from '../components/calendar/index.js';
import { Checkbox } from '../components/checkbox/index.js';
import { StatFilter, StatFilterGroup } from '../components/stat-filter/index.js';
import { Tabs } from '../components/tabs/index.js';
import { Dialog } from '../components/dialog/index.js';
import { Skeleton } from '../components/skeleton/index.js';
import { Spinner } from '../components/spinner/index.js';
import { applyAppearance } from '../lib/ui-provider.js';
import { device } from '../testing/device.js';

const root = document.documentElement;

afterEach(async () => {
  applyAppearance({ theme: 'light' });
  await device({ 'prefers-reduced-motion': 'reduce' });
});

describe('applyAppearance', () => {
  it('writes every setting to the root, and removes it again', () => {
    applyAppearance({ theme: 'dark', primary: '#1d5fd1', grey: true, inverted: true });
    expect(['theme', 'primary', 'grey', 'inverted'].map((name) => root.dataset[name])).toEqual(['dark', '', '', '']);
    expect(root.style.getPropertyValue('--sb-primary')).toBe('#1d5fd1');
    applyAppearance({ theme: 'light' });
    expect(['data-primary', 'data-grey', 'data-inverted'].filter((name) => root.hasAttribute(name))).toEqual([]);
    expect(root.style.getPropertyValue('--sb-primary')).toBe('');
  });

  it('uses the brand colour for an invalid colour', () => {
    applyAppearance({ theme: 'light', primary: 'url(evil)' });
    expect(root.hasAttribute('data-primary')).toBe(false);
  });

  it('follows the device with `system`', async () => {
    await device({ 'prefers-color-scheme': 'dark' });
    applyAppearance({ theme: 'system' });
    expect(root.dataset['theme']).toBe('dark');
    await device({ 'prefers-color-scheme': 'light' });
    applyAppearance({ theme: 'system' });
    expect(root.dataset['theme']).toBe('light');
  });

  it('uses the chosen primary colour', async () => {
    const screen = await render(<Button variant="primary">Save</Button>);
    const ground = (): string => getComputedStyle(screen.getByRole('button').element()).backgroundColor;
    const brand = ground();
    applyAppearance({ theme: 'light', primary: '#1d5fd1' });
    expect(ground()).not.toBe(brand);
  });
});

describe.each(['grey', 'inverted'] as const)('the %s mode', (mode) => {
  it('keeps a dialog in place while the page scrolls', async () => {
    const screen = await render(
      <div style={{ blockSize: 3000 }}>
        <Dialog open title="Track a shipment">
          A bill, a container or a booking.
        </Dialog>
      </div>,
    );
    const top = (): number => screen.getByRole('dialog').element().getBoundingClientRect().top;
    const before = top();
    applyAppearance({ theme: 'light', [mode]: true });
    root.scrollTop = 400;
    expect(getComputedStyle(root).filter).not.toBe('none');
    expect(top()).toBeCloseTo(before, 0);
    root.scrollTop = 0;
  });

  it('yields to forced colours', async () => {
    applyAppearance({ theme: 'light', [mode]: true });
    await device({ 'forced-colors': 'active' });
    expect(getComputedStyle(root).filter).toBe('none');
  });
});

describe('forced colours', () => {
  it('leave the marks of controls to the browser', async () => {
    await device({ 'forced-colors': 'active' });
    const screen = await render(<Checkbox defaultChecked label="Notify me" />);
    expect(getComputedStyle(screen.getByRole('checkbox').element()).appearance).toBe('auto');
  });

  it('keep a border around a button', async () => {
    await device({ 'forced-colors': 'active' });
    const screen = await render(<Button variant="primary">Save</Button>);
    const style = getComputedStyle(screen.getByRole('button').element());
    expect([style.borderTopStyle, style.borderTopWidth]).toEqual(['solid', '1px']);
  });
});

describe('differences in forced colours', () => {
  it('the chosen tab is unlike the others', async () => {
    await device({ 'forced-colors': 'active' });
    const items = ['Events', 'Raw'].map((label) => ({ value: label, label }));
    const screen = await render(<Tabs label="View" items={items} />);
    const line = (name: string): string => getComputedStyle(screen.getByRole('tab', { name }).element(), '::after').borderBottomColor;
    expect(line('Events')).not.toBe(line('Raw'));
    expect(line('Raw')).toBe(getComputedStyle(document.body).backgroundColor);
  });

  it('the chosen card of a counter is unlike the others', async () => {
    await device({ 'forced-colors': 'active' });
    const screen = await render(
      <StatFilterGroup label="Status" value="late">
        <StatFilter value="late" label="Late" count={3} />
        <StatFilter value="early" label="Early" count={1} />
      </StatFilterGroup>,
    );
    const edge = (name: string): string => getComputedStyle(screen.getByRole('button', { name }).element()).outlineWidth;
    expect(edge('3 Late')).toBe('2px');
    expect(edge('1 Early')).not.toBe('2px');
  });

  it('the chosen days of a calendar are unlike the others', async () => {
    await device({ 'forced-colors': 'active' });
    const screen = await render(<Calendar label="Arrival" today="2026-11-21" from="2026-11-10" to="2026-11-12" />);
    const day = (date: number): HTMLElement =>
      screen.getByRole('button', { name: new RegExp(`\\b${date} November 2026`, 'u') }).element() as HTMLElement;
    expect(getComputedStyle(day(10)).backgroundColor).not.toBe(getComputedStyle(day(20)).backgroundColor);
    const edge = (date: number): string => getComputedStyle(day(date).closest('td') ?? day(date)).outlineStyle;
    expect([edge(11), edge(20)]).toEqual(['solid', 'none']);
  });
});

describe('reduced motion', () => {
  const moving = (): Element[] => [...document.querySelectorAll('[data-slot]')].filter((element) => element.getAnimations().length > 0);

  it('stops loading animations', async () => {
    await device({ 'prefers-reduced-motion': 'reduce' });
    await render(
      <>
        <Spinner label="Loading" />
        <Skeleton />
      </>,
    );
    const named = [...document.querySelectorAll('[data-slot]')].map((element) => getComputedStyle(element).animationName);
    expect(named.filter((name) => name !== 'none')).toEqual([]);
  });

  it('changes states at once', async () => {
    const screen = await render(<Button>Save</Button>);
    const durations = getComputedStyle(screen.getByRole('button').element()).transitionDuration.split(', ');
    expect([...new Set(durations)]).toEqual(['0s']);
  });

  it('is not the default', async () => {
    await device({ 'prefers-reduced-motion': 'no-preference' });
    await render(<Spinner label="Loading" />);
    expect(moving().length).toBeGreaterThan(0);
  });
});
