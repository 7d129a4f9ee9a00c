import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { PlanActual, type PlanActualProps } from './index.js';
conformance(<PlanActual planned="2026-11-26T05:00:00.000Z" timeZone="Europe/Amsterdam" />, { root: 'span', slot: 'plan-actual' });

it('shows the local time of the place with its zone, and the planned one', async () => {
  const screen = await render(
    <PlanActual planned="2026-11-26T05:00:00.000Z" estimated="2026-12-01T05:00:00.000Z" timeZone="Europe/Amsterdam" />,
  );
  expect(screen.container.textContent).toContain('1 Dec, 06:00');
  expect(screen.container.textContent).toContain('GMT+1');
  await expect.element(screen.getByText('was 26 Nov, 06:00')).toBeVisible();
});

it('calls a time that passed without a report neither planned nor late', async () => {
  const planned = '2026-12-15T14:00:00.000Z';
  for (const estimated of [null, planned, '2026-12-20T14:00:00.000Z']) {
    const screen = await render(<PlanActual unreported {...{ planned, estimated }} timeZone="America/Los_Angeles" />);
    await expect.element(screen.getByText('not reported')).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/as planned|was/);
    expect(screen.container.querySelector('[data-slot=plan-actual]')?.getAttribute('data-tone')).toBe('notOccurred');
    await screen.unmount();
  }
});

it('uses the day of the place, not of the reader', async () => {
  const screen = await render(<PlanActual planned="2026-11-25T23:30:00.000Z" timeZone="Asia/Shanghai" precision="date" />);
  expect(screen.container.textContent).toContain('26 Nov');
});

it('calls a time planned only where both are shown alike', async () => {
  const planned = '2026-12-15T14:00:00.000Z';
  const moved = await render(<PlanActual planned={planned} estimated="2026-12-16T06:36:00.000Z" timeZone="America/Los_Angeles" />);
  await expect.element(moved.getByText('was 15 Dec, 06:00')).toBeVisible();
  const sameDay = await render(
    <PlanActual planned={planned} estimated="2026-12-15T20:00:00.000Z" timeZone="Asia/Tokyo" precision="date" />,
  );
  await expect.element(sameDay.getByText('was 15 Dec')).toBeVisible();
  const alike = await render(<PlanActual planned={planned} estimated="2026-12-15T14:00:20.000Z" />);
  await expect.element(alike.getByText('as planned')).toBeVisible();
});

it('calls no time as planned when nothing is expected after a silence', async () => {
  const planned = '2026-12-15T14:00:00.000Z';
  for (const estimated of [null, planned]) {
    const screen = await render(<PlanActual planned={planned} estimated={estimated} expected={null} />);
    expect(screen.container.textContent).toContain('15 Dec, 14:00');
    expect(screen.container.textContent).not.toContain('as planned');
    await screen.unmount();
  }
});

it('uses a given state and slip instead of the difference between the times', async () => {
  const times = { planned: '2026-12-15T14:00:00.000Z', expected: '2026-12-17T14:00:00.000Z' };
  const tone = async (props: Pick<PlanActualProps, 'state' | 'slipMs' | 'thresholdMs'>): Promise<string | undefined> => {
    const screen = await render(<PlanActual {...times} {...props} />);
    const { dataset } = screen.getByText('was 15 Dec, 14:00').element().parentElement ?? {};
    await screen.unmount();
    return dataset?.['tone'];
  };
  expect(await tone({})).toBe('delayed');
  expect(await tone({ state: 'notOccurred', slipMs: 172_800_000, thresholdMs: 259_200_000 })).toBe('notOccurred');
  expect(await tone({ state: 'delayed', slipMs: 172_800_000, thresholdMs: 21_600_000 })).toBe('severe');
});

it('says once that a time is a planned one', async () => {
  const screen = await render(<PlanActual planned="2026-12-01T05:00:00.000Z" expected={null} />);
  expect(screen.container.textContent.match(/Planned/gu)).toEqual(['Planned']);
});
