import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Field } from '../field/index.js';
import { ColourInput } from './colour-input.js';
import { example } from '../../testing/stories/example.js';
import { ColourInputExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Colour input',
  parameters: { search: 'color picker, color input, hex, swatch, 颜色选择, 顏色選擇, 取色器, 色板' },
  component: ColourInput,
  args: { defaultValue: '#0a66c2' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Field label="Colour of the company">
          <Story />
        </Field>
      </div>
    ),
  ],
} satisfies Meta<typeof ColourInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ColourInputExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Colour of the company' });
    await userEvent.clear(input);
    await userEvent.type(input, 'fc0');
    await userEvent.tab();
    await expect(input).toHaveValue('#ffcc00');
    await clickPage();
  },
});

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Empty: Story = { args: { defaultValue: '' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { defaultValue: 'rgb(10 102 194 / 40%) of the consolidated ocean shipments' },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
