import type { Outlook } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { at } from '../fixtures/build.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OUTLOOK_FACTS, OutlookFact } from './index.js';

const NOW = at('11-21 09:00');
conformance(<OutlookFact outlook={lateOutlook} fact="next" now={NOW} />, { root: 'span', slot: 'outlook-fact' });

/** Facts of an outlook as they are shown. */
async function factsOf(kind: Outlook['kind'], changes: Partial<Outlook> = {}) {
  const outlook = { ...outlooks.find((one) => one.kind === kind), ...changes } as Outlook;
  const screen = await render(OUTLOOK_FACTS.map((fact) => <OutlookFact key={fact} outlook={outlook} fact={fact} now={NOW} />));
  const shown = [...screen.container.querySelectorAll<HTMLElement>('[data-slot="outlook-fact"]')];
  const texts = Object.fromEntries(shown.map((one) => [one.dataset['fact'], one.textContent]));
  return { ...texts, attention: shown.some((one) => one.dataset['attention'] !== undefined) };
}

it('shows the days between which the arrival is expected, and the date of the carrier where that is in doubt', async () => {
  expect(await factsOf('late')).toEqual({
    expected: '18–19 Dec',
    arrival: expect.stringMatching(/^18–19 Dec/u),
    carrier: '15 Dec',
    next: '18 Dec · Arrival Long Beach',
    heard: expect.stringMatching(/^\d+ h/u),
    attention: false,
  });
  expect(await factsOf('onTrack')).toMatchObject({ carrier: '' });
});

it('shows the arrival with the date of the carrier beside it where that is another day, and alone where it is not', async () => {
  expect(await factsOf('late')).toMatchObject({ arrival: '18–19 Dec Carrier 15 Dec' });
  expect(await factsOf('late', { doubt: false, carrierEta: at('12-20 20:00') })).toMatchObject({ arrival: '18–19 Dec Carrier 20 Dec' });
  expect(await factsOf('onTrack')).toMatchObject({ arrival: '14–17 Dec' });
  expect(await factsOf('arrived')).toMatchObject({ arrival: '20 Nov' });
  expect(await factsOf('waiting')).toMatchObject({ arrival: '–no time known' });
});

it('says first of a milestone whose date has passed that it is not reported yet', async () => {
  const next = { stage: 'arrivedPod', place: null, expected: null, overdueSince: at('12-22 06:00') } as const;
  expect(await factsOf('late', { next })).toMatchObject({ next: 'not reported yet: Arrival, due 22 Dec', attention: true });
  // After a silence nothing more is expected of it, as rail and timeline say.
  expect(await factsOf('silent')).toMatchObject({ next: 'not reported: Arrival Long Beach, was due 14 Nov', attention: true });
});

it('names what is next by its own event', async () => {
  const next = { stage: 'discharged', code: 'GTOT', mode: 'TRUCK', place: null, expected: null, overdueSince: at('12-22 06:00') } as const;
  expect(await factsOf('late', { next })).toMatchObject({ next: 'not reported yet: Gate-out, due 22 Dec' });
});

it('shows that nothing is known', async () => {
  expect(await factsOf('waiting')).toMatchObject({ expected: '–no time known', next: '–no time known', heard: '–no time known' });
});
