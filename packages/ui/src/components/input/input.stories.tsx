import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Input } from './input.js';
import { example } from '../../testing/stories/example.js';
import { InputExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { InputOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { IdentifierExample } from './examples/identifier.js';
import identifierCode from './examples/identifier.tsx?raw';

const meta = {
  title: 'Components/Input',
  parameters: { search: 'text field, textfield, textbox, text input, 输入框, 輸入框, 文本框, 文字框' },
  component: Input,
  args: { 'aria-label': 'Bill of lading' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(InputExample, defaultCode);

export const Overview = example(InputOverview, overviewCode);

export const Playground: Story = {
  args: { placeholder: 'COSU6412873350' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Identifier = example(IdentifierExample, identifierCode, {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Container' });
    await userEvent.type(input, 'csnu6829140');
    await expect(getComputedStyle(input).textTransform).toBe('uppercase');
    await clickPage();
  },
});

export const DisabledWithReason: Story = {
  args: { disabledReason: 'It is being tracked already.', defaultValue: 'COSU6412873350' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Bill of lading' });
    await userEvent.tab();
    await userEvent.keyboard('X');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('COSU6412873350');
    await expect(input).toHaveAccessibleDescription('It is being tracked already.');
    await clickPage();
  },
};

export const LongText: Story = { args: { defaultValue: 'Nansha Stevedoring Corporation, phase three, berths 9 to 12, gate 4' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Input key={size} size={size} aria-label={size} placeholder="B/L, container, booking" />
      ))}
      <Input aria-label="Filled" defaultValue="Shanghai → Rotterdam" />
      <Input aria-label="Identifier" identifier defaultValue="ONEYSZPE1294300" />
      <Input aria-label="Wrong" aria-invalid defaultValue="lin.wei@" />
      <Input aria-label="Disabled" disabled defaultValue="COSCO" />
      <Input aria-label="With a reason" disabledReason="Found from the bill" defaultValue="COSCO" />
      <Input aria-label="Read-only" readOnly defaultValue="COSCO" />
      <Input aria-label="中文" placeholder="提单号、箱号、订舱号" />
    </div>
  ),
};
