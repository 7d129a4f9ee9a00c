import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Keys } from './keys.js';

it('the effect of a key has more room than the key on a phone', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Keys rows={[['Enter, Space', 'presses the button, and while it is loading says that it is busy']]} />);
  const width = (role: 'rowheader' | 'cell'): number => screen.getByRole(role).element().getBoundingClientRect().width;
  expect(width('cell')).toBeGreaterThan(width('rowheader'));
});
