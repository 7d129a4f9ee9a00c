import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ActivityList, type ActivityEntry } from './index.js';

const entries: readonly ActivityEntry[] = [
  {
    key: '2',
    author: 'Mei Tan',
    time: '24 Nov 2026, 08:15 GMT+8',
    at: '2026-11-24T00:15:00Z',
    kind: 'comment',
    content: 'Truck on Monday.\nWarehouse informed.',
    actions: <button type="button">Edit</button>,
  },
  {
    key: '1',
    author: 'Li Wei',
    time: '23 Nov 2026, 21:10 GMT+8',
    at: '2026-11-23T13:10:00Z',
    content: 'Changed POD from Rotterdam to Antwerp.',
  },
];

conformance(<ActivityList label="Activity" entries={entries} />, { root: 'ol', slot: 'activity-list' });

it('names author and time of each entry, in the order given, with the buttons of that entry', async () => {
  const screen = await render(<ActivityList label="Activity" entries={entries} />);
  const items = [...screen.container.querySelectorAll('ol[aria-label="Activity"] > li')];
  expect(items.map((item) => item.querySelector('[data-slot="activity-list-content"]')?.textContent)).toEqual([
    'Truck on Monday.\nWarehouse informed.',
    'Changed POD from Rotterdam to Antwerp.',
  ]);
  expect(items.map((item) => item.querySelector('[data-slot="activity-list-head"]')?.textContent)).toEqual([
    'Mei Tan24 Nov 2026, 08:15 GMT+8Edit',
    'Li Wei23 Nov 2026, 21:10 GMT+8',
  ]);
  expect(screen.container.querySelector('time')?.dateTime).toBe('2026-11-24T00:15:00Z');
});
