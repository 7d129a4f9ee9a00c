import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { UiProvider } from '../../lib/ui-provider.js';
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

it('shows the year of a time of another year, by the present of the provider', async () => {
  const times = <PlanActual planned="2026-02-03T05:00:00.000Z" actual="2026-02-05T05:00:00.000Z" precision="date" />;
  const shownAt = async (present: string | Date | undefined) => {
    const screen = await render(
      <UiProvider locale="en" messages={{}} present={present}>
        {times}
      </UiProvider>,
    );
    const { textContent } = screen.container;
    await screen.unmount();
    return textContent;
  };
  expect(await shownAt('2026-03-01T00:00:00.000Z')).not.toContain('2026');
  for (const present of [new Date('2027-01-01T00:00:00Z'), undefined]) {
    expect(await shownAt(present)).toContain('5 Feb 2026');
    expect(await shownAt(present)).toContain('was 3 Feb 2026');
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
