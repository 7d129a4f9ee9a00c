import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { airDelayed, airDelivered, airSplit, airUnderWay } from '../fixtures/air.js';
import { localPlaces } from '../fixtures/place-names.js';
import { OutlookStatement } from './outlook-statement.js';

const meta = {
  title: 'Tracking/Outlook statement/Air',
  parameters: { search: 'outlook sentence, air outlook, flight, 空运, 空運', chromatic: { disableSnapshot: true } },
  component: OutlookStatement,
  args: { outlook: airSplit.outlook },
} satisfies Meta<typeof OutlookStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Air waybills on time, late by truck, late with off-loaded pieces, and delivered. */
export const Default: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[airUnderWay, airDelayed, airSplit, airDelivered].map(({ number, outlook }) => (
        <OutlookStatement key={number} outlook={localPlaces(outlook, globals['locale'])} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const late =
      globals['locale'] === 'zh-cn' ? /上海浦东起飞预计产生延误 2 天（被拉货）/u : /Departure Shanghai Pudong adds 2 d \(Off-loaded\)/u;
    await expect(canvasElement).toHaveTextContent(late);
    await clickPage();
  },
};

export const InChinese: Story = { ...Default, globals: { locale: 'zh-cn' } };
