import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Link } from './index.js';

conformance(<Link href="/x">Ocean bills</Link>, { root: 'a', slot: 'link' });
conformance(
  <Link asChild>
    <a href="/x">Ocean bills</a>
  </Link>,
  { root: 'a', slot: 'link' },
);

it('prevents the opened page from accessing this one', async () => {
  const screen = await render(
    <Link href="/x" target="_blank">
      Carrier
    </Link>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});
