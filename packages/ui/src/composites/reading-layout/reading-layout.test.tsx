import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { PlainText, ReadingLayout } from './index.js';

// `conformance` wraps the element in a <main>; the layout has its own, with a banner and a footer.
conformance(
  <ReadingLayout brand="Seaberry Tracking" title="Terms of service" footer="© Seaberry">
    Text
  </ReadingLayout>,
  {
    root: 'div',
    slot: 'reading-layout',
    disabledRules: [
      'landmark-no-duplicate-main',
      'landmark-main-is-top-level',
      'landmark-banner-is-top-level',
      'landmark-contentinfo-is-top-level',
      'landmark-unique',
    ],
  },
);
conformance(<PlainText text="One" />, { root: 'div', slot: 'reading-layout-text' });

it('renders real headings and lists, and shows markup as text', async () => {
  const screen = await render(<PlainText text={'# The service\n\nWe <b>ask</b> carriers.\n\n- one\n- two'} level={3} />);
  await expect.element(screen.getByRole('heading', { level: 3, name: 'The service' })).toBeVisible();
  await expect.element(screen.getByText('We <b>ask</b> carriers.')).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});
