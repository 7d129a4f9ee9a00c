import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { UiProvider } from '../../lib/ui-provider.js';
import { messages } from '../../testing/stories/messages.js';
import { at } from '../fixtures/build.js';
import { lateExplanation, lateOutlook } from '../fixtures/outlooks.js';
import { ArrivalExplanation } from './index.js';

conformance(<ArrivalExplanation outlook={lateOutlook} explanation={lateExplanation} />, { root: 'button', slot: 'arrival-explanation' });

it('draws nothing for a shipment of which no arrival is expected', async () => {
  const screen = await render(<ArrivalExplanation outlook={lateOutlook} explanation={null} />);
  expect(screen.container.textContent).toBe('');
});

it('ends with the promise and the slip of the outlook, in times that add up', async () => {
  const screen = await render(<ArrivalExplanation outlook={lateOutlook} explanation={lateExplanation} />);
  await screen.getByRole('button', { name: 'Why this date?' }).click();
  const rows = screen
    .getByRole('dialog')
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent);
  expect(rows[0]).toBe('Carrier’s date15 Dec, 12:00 GMT-8');
  expect(rows.slice(-4)).toEqual([
    'Expected18 Dec, 18:00 GMT-8',
    'First plan15 Dec, 12:00 GMT-8',
    'Against the first plan3 d 6 h late',
    expect.stringMatching(/^Range in 8 of 10 cases/u),
  ]);
});

it('says which part of the delay for the customer was in the first plan', async () => {
  const promised = {
    ...lateOutlook,
    promise: { at: at('12-11 20:00'), by: 'customer' as const },
    slipMs: 174 * 3_600_000,
    planSlipMs: 96 * 3_600_000,
  };
  const screen = await render(<ArrivalExplanation outlook={promised} explanation={lateExplanation} />);
  await screen.getByRole('button', { name: 'Why this date?' }).click();
  const row = screen.getByRole('row', { name: /^Against the customer deadline/u });
  await expect.element(row).toHaveTextContent('Against the customer deadlinecarrier’s first plan 4 d after that date7 d 6 h too late');
});

/** Explanation with a long place, as terminals have them. */
const longExplanation = {
  ...lateExplanation,
  parts: lateExplanation.parts.map((part) =>
    part.milestone?.place
      ? { ...part, milestone: { ...part.milestone, place: { ...part.milestone.place, name: 'Yantian International Container Terminal' } } }
      : part,
  ),
};

it.each([
  ['en', 844, 16, 'start'],
  ['en', 500, 16, 'end'],
  ['en', 844, 24, 'start'],
  ['zh-cn', 844, 16, 'end'],
  ['zh-cn', 500, 24, 'start'],
] as const)('fits on a phone: %s, %d px high, text of %d px, button at the %s', async (locale, height, rootSize, side) => {
  await page.viewport(390, height);
  document.documentElement.style.fontSize = `${rootSize}px`;
  try {
    await render(
      <UiProvider locale={locale} messages={messages[locale]}>
        <div style={{ display: 'flex', justifyContent: `flex-${side}`, paddingBlockStart: height / 2 }}>
          <ArrivalExplanation outlook={lateOutlook} explanation={longExplanation} />
        </div>
      </UiProvider>,
    );
    await page.getByRole('button').click();
    const dialog = page.getByRole('dialog').element();
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect([left >= 0, right <= 390, top >= 0, bottom <= height]).toEqual([true, true, true, true]);
    // All of it can be read: nothing is cut off at the side, and below it scrolls.
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    if (dialog.scrollHeight > dialog.clientHeight) expect(getComputedStyle(dialog).overflowY).toBe('auto');
    const cells = [...dialog.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.getBoundingClientRect()));
    for (const [name, value] of cells) {
      if (!name || !value) throw new Error('A row has a name and a value.');
      expect(name.width).toBeGreaterThan(80);
      expect(name.right <= value.left || name.bottom <= value.top).toBe(true);
      expect(value.right).toBeLessThanOrEqual(right);
    }
  } finally {
    document.documentElement.style.fontSize = '';
    await page.viewport(1024, 768);
  }
});
