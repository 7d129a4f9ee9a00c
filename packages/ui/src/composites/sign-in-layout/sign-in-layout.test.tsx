import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { SignInLayout } from './index.js';

// `conformance` wraps the element in a <main>; the layout has its own, with a banner and a footer.
conformance(
  <SignInLayout brand="Seaberry Tracking" title="Sign in" footer="© Seaberry">
    Form
  </SignInLayout>,
  {
    root: 'div',
    slot: 'sign-in-layout',
    disabledRules: [
      'landmark-no-duplicate-main',
      'landmark-main-is-top-level',
      'landmark-banner-is-top-level',
      'landmark-contentinfo-is-top-level',
      'landmark-unique',
    ],
  },
);

it('has one heading, the purpose of the page', async () => {
  const screen = await render(
    <SignInLayout brand="Seaberry Tracking" tagline="From order to delivery" title="Sign in">
      Form
    </SignInLayout>,
  );
  expect(screen.getByRole('heading').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
