import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { at } from '../fixtures/build.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OutlookStatement } from '../outlook-statement/index.js';
import { ArrivalPromise } from './index.js';

conformance(<ArrivalPromise outlook={lateOutlook} />, { root: 'dl', slot: 'arrival-promise' });

const textOf = (root: ParentNode, slot: string): string => root.querySelector(`[data-slot="${slot}"]`)?.textContent ?? '';

it('repeats the days and the slip of the statement', async () => {
  const { container } = await render(
    <>
      <OutlookStatement outlook={lateOutlook} />
      <ArrivalPromise outlook={lateOutlook} />
    </>,
  );
  expect(textOf(container, 'arrival-promise')).toBe('First plan15 DecExpected18–19 Dec3 d 6 h late');
  expect(textOf(container, 'outlook-statement')).toContain('18–19 Dec, 3 d 6 h late');
});

it('draws late only what its words call late', async () => {
  const day = 86_400_000;
  const promise = { at: at('11-15 20:00'), by: 'carrier' as const };
  const arrived = {
    ...lateOutlook,
    kind: 'arrived' as const,
    promise,
    expected: at('11-16 20:00'),
    range: null,
    carrierEta: null,
    slipMs: day,
  };
  const toneOf = async (outlook: typeof lateOutlook): Promise<string | null | undefined> =>
    (await render(<ArrivalPromise outlook={outlook} />)).container
      .querySelector('[data-slot="arrival-promise"]')
      ?.getAttribute('data-tone');
  expect(await toneOf({ ...arrived, onTime: true })).toBe('asScheduled');
  expect(await toneOf({ ...arrived, onTime: false })).toBe('delayed');
  // Overdue, and perhaps only not reported yet.
  expect(await toneOf({ ...lateOutlook, kind: 'onTrack', onTime: false, slipMs: day })).toBe('asScheduled');
});

it('names a customer deadline, and the time to spare', async () => {
  const promise = { at: at('12-20 20:00'), by: 'customer' as const };
  const outlook = { ...lateOutlook, kind: 'onTrack' as const, promise, slipMs: -42 * 3_600_000 };
  const { container } = await render(<ArrivalPromise outlook={outlook} />);
  expect(textOf(container, 'arrival-promise')).toBe('Customer deadline20 DecExpected18–19 Dec1 d 18 h to spare');
});

it('marks an arrival as delayed exactly where its text says “late”', async () => {
  const happened = outlooks.filter(({ kind }) => kind === 'arrived' || kind === 'completed');
  const slips = [120, 1, 0.25, 0, -6].map((hours) => hours * 3_600_000);
  const { container } = await render(
    happened.flatMap((one) => slips.map((slipMs) => <ArrivalPromise key={`${one.kind} ${slipMs}`} outlook={{ ...one, slipMs }} />)),
  );
  const drawn = [...container.querySelectorAll<HTMLElement>('[data-slot="arrival-promise"]')].map((one) => [
    textOf(one, 'arrival-promise-slip'),
    one.dataset['tone'],
  ]);
  const expected = [
    ['5 d late', 'delayed'],
    ['1 h late', 'delayed'],
    ['on time', 'asScheduled'],
    ['on time', 'asScheduled'],
    ['6 h early', 'asScheduled'],
  ];
  expect(drawn).toEqual([...expected, ...expected]);
});

it('draws nothing without a promise or an arrival', async () => {
  const none = [
    { ...lateOutlook, promise: null },
    ...outlooks.filter(({ kind }) => /silent|lostSight|waiting|failed|cancelled/u.test(kind)),
  ];
  expect(none.length).toBeGreaterThan(4);
  const { container } = await render(none.map((outlook) => <ArrivalPromise key={outlook.kind} outlook={outlook} />));
  expect(container.textContent).toBe('');
});
