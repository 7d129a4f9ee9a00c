import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { UiProvider } from '../../lib/ui-provider.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OutlookStatement } from './index.js';
conformance(<OutlookStatement outlook={lateOutlook} />, { root: 'p', slot: 'outlook-statement' });

it('says when the shipment arrives, how late, why, and the date of the carrier', async () => {
  const screen = await render(<OutlookStatement outlook={lateOutlook} />);
  await expect
    .element(
      screen.getByText(
        /Arrives Long Beach 18–19 Dec, 3 d 6 h late: Departure Yantian added 3 d 10 h \(Weather\), of which 4 h is made up on the way\. Carrier still says 15 Dec\./u,
      ),
    )
    .toBeVisible();
});

it('says of a silent shipment since when, and nothing of its arrival', async () => {
  const silent = outlooks.find(({ kind }) => kind === 'silent');
  if (silent === undefined) throw new Error('no silent outlook among the fixtures');
  const screen = await render(<OutlookStatement outlook={silent} />);
  await expect.element(screen.getByText('No news from the carrier since 2 Nov. Arrival was due 14 Nov.')).toBeVisible();
});

it('as a headline has the numerals of a sentence, whose zeros are not slashed in any typeface', async () => {
  const screen = await render(<OutlookStatement variant="headline" outlook={lateOutlook} />);
  const headline = screen.container.querySelector('[data-slot="outlook-statement-headline"]') ?? expect.fail('no headline');
  const { fontFamily, fontVariantNumeric } = getComputedStyle(headline);
  expect(fontVariantNumeric).toBe('tabular-nums');
  expect(fontFamily).not.toContain('Seaberry Zero');
});

it('as a headline shows the arrival and the slip first, then cause and carrier, and copies all of it', async () => {
  const screen = await render(<OutlookStatement variant="headline" outlook={lateOutlook} />);
  const [first, below] = ['headline', 'reason'].map((part) => screen.container.querySelector(`[data-slot="outlook-statement-${part}"]`));
  expect(first?.textContent).toBe('Arrives Long Beach 18–19 Dec, 3 d 6 h late');
  expect(below?.textContent).toBe(
    'Departure Yantian added 3 d 10 h (Weather), of which 4 h is made up on the way. Carrier still says 15 Dec.',
  );
  const copy = screen.getByRole('button', {
    name: /^Copy Arrives Long Beach .* late: Departure Yantian added .* Carrier still says 15 Dec\.$/u,
  });
  await expect.element(copy).toBeVisible();
});

it('keeps each date on one line, however narrow its place', async () => {
  const days = { range: { from: '2026-12-28T12:00:00.000Z', to: '2027-01-08T12:00:00.000Z' }, expected: '2027-01-04T12:00:00.000Z' };
  for (const [locale, messages, date] of [
    ['en', {}, /^(28 Dec – 8 Jan|4 Jan|15 Dec)$/u],
    ['zh-cn', zhCN, /^(12月28日 – 1月8日|1月4日|12月15日)$/u],
  ] as const) {
    const { container, unmount } = await render(
      <UiProvider locale={locale} messages={messages}>
        <div style={{ inlineSize: 150 }}>
          <OutlookStatement variant="headline" outlook={{ ...lateOutlook, ...days }} />
        </div>
      </UiProvider>,
    );
    const found = [...container.querySelectorAll('span')].filter(({ textContent }) => date.test(textContent));
    expect(found.map((one) => one.getClientRects().length)).toEqual([1, 1, 1]);
    await unmount();
  }
});
