import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { StatCard } from './index.js';

conformance(<StatCard label="At sea" value={3} delta={{ value: 1 }} />, { root: 'div', slot: 'stat-card' });

it('announces the direction of a change as text', async () => {
  const screen = await render(<StatCard label="At sea" value={3} delta={{ value: -0.05, format: { style: 'percent' } }} />);
  await expect.element(screen.getByText('Down by 5%')).toBeVisible();
});

it('renders a link of the caller as the card', async () => {
  const screen = await render(
    <StatCard label="At sea" value={3} asChild>
      <a href="#/sea">…</a>
    </StatCard>,
  );
  const link = screen.getByRole('link', { name: 'At sea 3' });
  await expect.element(link).toHaveAttribute('data-slot', 'stat-card');
  await expect.element(link).not.toHaveTextContent('…');
});

it('keeps its height while the number is loading', async () => {
  const height = async (loading: boolean): Promise<number> => {
    const screen = await render(<StatCard label="At sea" value={3} delta={{ value: 1 }} loading={loading} />);
    const measured = screen.container.firstElementChild?.getBoundingClientRect().height ?? 0;
    await screen.unmount();
    return measured;
  };
  expect(Math.abs((await height(true)) - (await height(false)))).toBeLessThanOrEqual(1);
});
