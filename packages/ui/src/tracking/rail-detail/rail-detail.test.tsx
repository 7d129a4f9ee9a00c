import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { early, late, NOW } from '../fixtures/journeys.js';
import { StageRail } from '../stage-rail/index.js';
import { RailDetail } from './index.js';

const journeys = new Map([late, early].map((journey, at) => [String(at), journey.stations.flatMap(({ milestones }) => milestones)]));
const nodesOf = (id: string) => journeys.get(id);
const rails = (
  <RailDetail nodesOf={nodesOf}>
    <button type="button">Before</button>
    {[...journeys].map(([id, nodes]) => (
      <StageRail key={id} data-rail={id} label={`Rail ${id}`} nodes={nodes} now={NOW} />
    ))}
  </RailDetail>
);
const card = () => document.querySelector('[data-slot="rail-detail-card"]');

conformance(<RailDetail nodesOf={nodesOf} />, { root: 'div', slot: 'rail-detail' });

it('describes the rail under the pointer, one at a time, and hides when the pointer leaves', async () => {
  await render(rails);
  await userEvent.hover(page.getByRole('img', { name: 'Rail 0' }));
  await expect.poll(() => card()?.textContent).toContain('Rotterdam');
  await userEvent.hover(page.getByRole('img', { name: 'Rail 1' }));
  await expect.poll(() => card()?.textContent).toContain('Los Angeles');
  expect(document.querySelectorAll('[data-slot="rail-detail-card"]')).toHaveLength(1);
  await userEvent.hover(page.getByRole('button', { name: 'Before' }));
  await expect.poll(card).toBeNull();
});

it('describes the rail with focus at once, until Escape', async () => {
  await render(rails);
  page.getByRole('button', { name: 'Before' }).element().focus();
  await userEvent.tab();
  await expect.poll(() => card()?.textContent).toContain('Rotterdam');
  await userEvent.keyboard('{Escape}');
  await expect.poll(card).toBeNull();
});

it('describes the rail under a finger, without the click of its row', async () => {
  const open = vi.fn<() => void>();
  await render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a row whose link has the keys
    <div onClick={open}>{rails}</div>,
  );
  const rail = page.getByRole('img', { name: 'Rail 0' }).element();
  const tap = (): void => {
    rail.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    rail.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  tap();
  await expect.poll(() => card()?.textContent).toContain('Rotterdam');
  tap();
  await expect.poll(card).toBeNull();
  expect(open).not.toHaveBeenCalled();
});
