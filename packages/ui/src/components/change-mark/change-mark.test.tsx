import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ChangeMark, useChangeNews } from './index.js';

conformance(<ChangeMark label="Expected 18 Dec → 20 Dec" />, { root: 'span', slot: 'change-mark' });

function News({ news }: { news: readonly string[] }): ReactNode {
  useChangeNews(news);
  return null;
}

it('announces three changes in words and the number of the others', async () => {
  const announced = () => document.querySelector('[data-slot="announcer"]')?.textContent;
  const { rerender } = await render(<News news={['A late', 'B early']} />);
  await expect.poll(announced).toBe('A late; B early');
  await rerender(<News news={['A late', 'B early', 'C late', 'D late', 'E late']} />);
  await expect.poll(announced).toBe('A late; B early; C late; 2 more changes');
});
