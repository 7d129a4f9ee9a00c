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

it('asks the owner and stays until the owner agrees', async () => {
  const onChange = vi.fn();
  const screen = await render(<Tabs label="View" items={items} value="a" onChange={onChange} />);
  await screen.getByRole('tab', { name: 'Raw' }).click();
  expect(onChange).toHaveBeenCalledWith('b');
  await expect.element(screen.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
});

it('goes to the ends with Home and End', async () => {
  const screen = await render(<Tabs label="View" items={items} />);
  await screen.getByRole('tab', { name: 'Events' }).click();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: 'Raw' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('All events');
});

it('draws a view when it is first visited and keeps it then', async () => {
  const screen = await render(<Tabs label="View" items={items} mount="visited" />);
  const panel = (value: string): Element | null => screen.container.querySelector(`[data-slot="tabs-panel"][id$="${value}"]`);
  expect(panel('b')?.textContent).toBe('');
  await screen.getByRole('tab', { name: 'Raw' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Raw' })).toHaveTextContent('Raw data');
  expect(panel('a')?.textContent).toBe('All events');
  expect(panel('a')).not.toBeVisible();
});
