import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { lateExplanation, lateOutlook } from '../fixtures/outlooks.js';
import { ArrivalExplanation } from './arrival-explanation.js';
import { example } from '../../testing/stories/example.js';
import { ArrivalExplanationExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';
import { NoDelayExample } from './examples/no-delay.js';
import noDelayCode from './examples/no-delay.tsx?raw';

const meta = {
  title: 'Tracking/Arrival explanation',
  parameters: {
    search: 'why this date, estimate explained, estimated arrival, 预计到达依据, 預計到達依據',
    chromatic: { disableSnapshot: true },
  },
  component: ArrivalExplanation,
  args: { outlook: lateOutlook, explanation: lateExplanation },
} satisfies Meta<typeof ArrivalExplanation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const ask = within(canvasElement).getByRole('button', { name: 'Why this date?' });
    ask.focus();
    await userEvent.keyboard('{Enter}');
    const details = within(await page().findByRole('dialog', { name: 'How this date is estimated' }));
    await expect(details.getByRole('row', { name: 'Carrier’s date 15 Dec, 12:00 GMT-8' })).toBeVisible();
    await expect(details.getByRole('row', { name: 'Known delay, Departure Yantian +3 d 10 h' })).toBeVisible();
    await expect(details.getByRole('row', { name: /^Usually made up .* 412 finished voyages .* −4 h$/u })).toBeVisible();
    await expect(details.getByRole('row', { name: 'Difference +3 d 6 h' })).toBeVisible();
    await expect(details.getByRole('row', { name: 'Expected 18 Dec, 18:00 GMT-8' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(ask).toHaveFocus());
    await clickPage();
  },
};

/** Made from a carrier's DCSA response. */
export const FromDcsa = example(ArrivalExplanationExample, fromDcsaCode);

export const Playground: Story = {};

/** Without a known delay the carrier's date is used, and the range rests on the built-in table until enough shipments have finished. */
export const NoDelay = example(NoDelayExample, noDelayCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Why this date?' }));
    const details = within(await page().findByRole('dialog'));
    await expect(details.getByText(/^No known delay is missing/u)).toBeVisible();
    await expect(details.getByText(/built-in table/u)).toBeVisible();
  },
});

export const LongText: Story = {
  args: {
    explanation: {
      ...lateExplanation,
      parts: lateExplanation.parts.map((part) =>
        part.milestone?.place
          ? {
              ...part,
              milestone: {
                ...part.milestone,
                place: { ...part.milestone.place, name: 'Yantian International Container Terminal, berth 14' },
              },
            }
          : part,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Why this date?' }));
    await expect(await page().findByText(/berth 14/u)).toBeVisible();
  },
};
