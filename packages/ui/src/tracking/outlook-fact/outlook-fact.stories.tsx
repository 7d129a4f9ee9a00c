import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { at } from '../fixtures/build.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OUTLOOK_FACTS, OutlookFact } from './outlook-fact.js';
import { example } from '../../testing/stories/example.js';
import { OutlookFactExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';

const meta = {
  title: 'Tracking/Outlook fact',
  parameters: { search: 'outlook fact, expected arrival, next milestone, last heard, 预计日期, 下一节点, 預計日期, 下一節點' },
  component: OutlookFact,
  args: { outlook: lateOutlook, fact: 'expected', now: at('11-21 09:00') },
} satisfies Meta<typeof OutlookFact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FromDcsa = example(OutlookFactExample, fromDcsaCode);

export const Playground: Story = {
  argTypes: {
    outlook: {
      control: 'select',
      options: outlooks.map(({ kind }) => kind),
      mapping: Object.fromEntries(outlooks.map((one) => [one.kind, one])),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const CarrierInDoubt: Story = {
  args: { fact: 'carrier' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('15 Dec')).toBeVisible();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: ({ now }) => (
    <table cellPadding={6}>
      <tbody>
        {outlooks.map((outlook) => (
          <tr key={outlook.kind}>
            {OUTLOOK_FACTS.map((fact) => (
              <td key={fact}>
                <OutlookFact outlook={outlook} fact={fact} now={now} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
