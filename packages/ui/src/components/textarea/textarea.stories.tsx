import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Textarea } from './textarea.js';
import { example } from '../../testing/stories/example.js';
import { TextareaExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { TextareaOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { AutoGrowExample } from './examples/auto-grow.js';
import autoGrowCode from './examples/auto-grow.tsx?raw';

const meta = {
  title: 'Components/Textarea',
  parameters: { search: 'multiline, text area, 多行, 文本域, 多行文字' },
  component: Textarea,
  args: { 'aria-label': 'Remark' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(TextareaExample, defaultCode);

export const Overview = example(TextareaOverview, overviewCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const AutoGrow = example(AutoGrowExample, autoGrowCode, {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const before = area.offsetHeight;
    await userEvent.type(area, '\nONEYSZPE1294300\nHLCUSHA2410BTQX\n236812904\nCMDUCNA0734112');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await clickPage();
  },
});

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Textarea aria-label="Empty" placeholder="What should the next person know?" />
      <Textarea aria-label="Small" size="sm" defaultValue="Customs asked for the packing list." />
      <Textarea aria-label="Wrong" aria-invalid defaultValue="…" />
      <Textarea aria-label="Disabled" disabled defaultValue="Closed." />
      <Textarea aria-label="With a reason" disabledReason="Only the owner writes here" defaultValue="Closed." />
      <Textarea aria-label="Read-only" readOnly defaultValue="Closed." />
      <Textarea aria-label="Large" size="lg" defaultValue="Customs asked for the packing list." />
      <Textarea aria-label="备注" defaultValue="海关查验，等待放行。" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue:
      'The carrier rolled the containers to the next sailing, since the vessel omitted the port because of the weather. ' +
      'Waiting for the new booking confirmation and for the customer to agree to the later arrival.',
  },
};
