import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { RawEventList, type RawEvent } from './index.js';
const events: RawEvent[] = Array.from({ length: 30 }, (_, i) => ({
  id: String(i),
  source: 'COSU',
  title: `DEPA ACT ${i}`,
  createdAt: '2026-10-29T06:10:00.000Z',
  receivedAt: null,
  payload: { n: i },
}));

conformance(<RawEventList events={events.slice(0, 2)} />, { root: 'div', slot: 'raw-event-list' });

it('renders the JSON of expanded events only', async () => {
  const screen = await render(<RawEventList events={events.slice(0, 2)} />);
  expect(screen.container.querySelector('pre')).toBeNull();
  await screen.getByText('DEPA ACT 1').click();
  await expect.element(screen.getByText(/"n": 1/u)).toBeVisible();
});

it('shows more events on demand', async () => {
  const screen = await render(<RawEventList events={events} pageSize={20} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(20);
  await screen.getByRole('button', { name: 'Show 10 more' }).click();
  expect(screen.getByRole('listitem').elements()).toHaveLength(30);
});
