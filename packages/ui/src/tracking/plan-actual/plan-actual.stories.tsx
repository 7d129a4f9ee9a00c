import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { PlanActual } from './plan-actual.js';
import { example } from '../../testing/stories/example.js';
import { PlanActualExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const PLANNED = '2026-11-26T05:00:00.000Z';

const meta = {
  title: 'Tracking/Plan and actual',
  parameters: { search: 'planned, estimated, actual, schedule, comparison, 计划, 計劃, 实际, 實際' },
  component: PlanActual,
  args: { planned: PLANNED, estimated: '2026-12-01T05:00:00.000Z', timeZone: 'Europe/Amsterdam' },
} satisfies Meta<typeof PlanActual>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(PlanActualExample, defaultCode);

export const Playground: Story = {
  argTypes: { precision: { control: 'inline-radio', options: ['date', 'dateTime'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const AsPlanned: Story = { args: { estimated: null, actual: '2026-11-26T08:00:00.000Z' } };

export const Early: Story = {
  args: { estimated: '2026-11-23T05:00:00.000Z', precision: 'date' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('was 26 Nov')).toBeVisible();
    await clickPage();
  },
};

export const Unknown: Story = { args: { planned: null, estimated: null } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <PlanActual planned={PLANNED} timeZone="Europe/Amsterdam" />
      <PlanActual planned={PLANNED} estimated="2026-11-26T09:00:00.000Z" timeZone="Europe/Amsterdam" />
      <PlanActual planned={PLANNED} estimated="2026-11-29T05:00:00.000Z" timeZone="Europe/Amsterdam" />
      <PlanActual planned={PLANNED} estimated="2026-12-01T05:00:00.000Z" timeZone="Europe/Amsterdam" />
      <PlanActual planned={PLANNED} actual="2026-11-23T05:00:00.000Z" timeZone="Europe/Amsterdam" />
      <PlanActual planned={PLANNED} actual="2026-11-23T05:00:00.000Z" timeZone="Europe/Amsterdam" precision="date" />
      <PlanActual planned={null} />
    </div>
  ),
};
