import { DELAY_REASONS } from '@seaberry/tracking';
import { enOutlook } from '@seaberry/i18n/ui';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { signals } from '../fixtures/signals.js';
import { SignalList } from './index.js';
conformance(<SignalList signals={signals} />, { root: 'ul', slot: 'signal-list' });

it('says each signal with its facts, and quotes the words of the carrier', async () => {
  const screen = await render(<SignalList signals={signals} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(signals.length);
  // It is rolled over once it is loaded, often days before it sails.
  await expect
    .element(
      screen.getByText(
        'Planned on Maersk Essen 445E (9 Nov), loaded on Maersk Eindhoven 446E (16 Nov), 7 d later. Reason: Waiting for export cargo.',
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText(/Reason: “Documents of origin are missing”\./u)).toBeVisible();
  await expect
    .element(screen.getByText(/after the departure last given for Maersk Essen 445E \(14 Nov\)\. Goes on with Maersk Eindhoven 446E\./u))
    .toBeVisible();
});

it('says of a connection that was too short how much time was left for it', async () => {
  const [missed] = signals.filter(({ kind }) => kind === 'missedConnection');
  const screen = await render(<SignalList signals={missed ? [{ ...missed, lengthMs: -16 * 3_600_000 }] : []} />);
  await expect.element(screen.getByText(/, only 16 h before the departure last given for Maersk Essen 445E/u)).toBeVisible();
});

it('says since when there is no news, which stays true', async () => {
  const screen = await render(<SignalList signals={signals.filter(({ kind }) => kind === 'silentCarrier')} />);
  await expect.element(screen.getByText(/^No news since 12 Nov\. .+ was due 14 Nov\.$/u)).toBeVisible();
});

it('gives the times of day where the date of the carrier and the expected one are the same day', async () => {
  const doubts = signals.filter(({ kind }) => kind === 'etaInDoubt');
  const sameDay = doubts.map((one) => ({ ...one, said: { ...one.said, at: '2026-12-18T09:00:00.000Z' }, lengthMs: 17 * 3_600_000 }));
  const screen = await render(<SignalList signals={sameDay as typeof doubts} />);
  await expect
    .element(screen.getByText(/^Carrier says 18 Dec, 01:00\. With the known delay it is 18 Dec, 18:00, 17 h later\./u))
    .toBeVisible();
});

it('draws nothing without signals, and leaves out kinds of a newer server', async () => {
  const newer = signals.map((signal) => ({ ...signal, kind: 'abducted' as 'rolledOver' }));
  const screen = await render(
    <>
      <SignalList signals={[]} />
      <SignalList signals={newer} />
    </>,
  );
  expect(screen.container.querySelector('ul')).toBeNull();
});

it('has words for every delay reason of the table and for no other code', () => {
  expect(Object.keys(enOutlook.reasons).toSorted()).toEqual([...DELAY_REASONS].toSorted());
});
