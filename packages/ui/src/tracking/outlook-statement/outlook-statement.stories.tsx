import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OutlookStatement } from './outlook-statement.js';
import { example } from '../../testing/stories/example.js';
import { OutlookStatementExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { HeadlineExample } from './examples/headline.js';
import headlineCode from './examples/headline.tsx?raw';

const meta = {
  title: 'Tracking/Outlook statement',
  parameters: { search: 'outlook sentence, arrival statement, 到达说明, 到達說明' },
  component: OutlookStatement,
  args: { outlook: lateOutlook },
} satisfies Meta<typeof OutlookStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(OutlookStatementExample, defaultCode);

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

export const Late: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Carrier still says/u)).toBeVisible();
    await clickPage();
  },
};

export const Headline = example(HeadlineExample, headlineCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Arrives Rotterdam/u)).toBeVisible();
    await clickPage();
  },
});

/** The name of a state in code, as a caption. */
const KIND = { color: 'var(--sb-color-subtle)', fontFamily: 'var(--sb-font-mono)', fontSize: '0.75rem' } as const;

/** Each kind of outlook, and last the headline of a late shipment. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, alignItems: 'start' }}>
      {outlooks.map((outlook) => (
        <div key={outlook.kind}>
          <div style={KIND}>{outlook.kind}</div>
          <OutlookStatement outlook={outlook} />
        </div>
      ))}
      <div>
        <div style={KIND}>{`variant="headline" ${lateOutlook.kind}`}</div>
        <OutlookStatement variant="headline" outlook={lateOutlook} />
      </div>
    </div>
  ),
};
