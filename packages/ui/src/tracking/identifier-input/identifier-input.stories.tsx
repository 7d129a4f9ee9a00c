import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { IDENTIFIER_KINDS } from './identifier-input.logic.js';
import { IdentifierInput } from './identifier-input.js';
import { example } from '../../testing/stories/example.js';
import { WrongCheckDigitExample } from './examples/wrong-check-digit.js';
import wrongCheckDigitCode from './examples/wrong-check-digit.tsx?raw';

const meta = {
  title: 'Tracking/Identifier input',
  parameters: {
    search:
      'container number!, container no, container, bill of lading, b/l number, bl number, awb, air waybill!, booking number, tracking number, 集装箱, 貨櫃, 箱号, 櫃號, 提单, 提單, 提单号, 提單號, 空运单, 空運單, 运单号, 運單號',
  },
  component: IdentifierInput,
  args: { kind: 'container', label: 'Container number' },
} satisfies Meta<typeof IdentifierInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  argTypes: { kind: { control: 'inline-radio', options: IDENTIFIER_KINDS } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Normalises: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Container number');
    await userEvent.type(input, 'csnu 682916-0');
    await userEvent.tab();
    await expect(input).toHaveValue('CSNU6829160');
    await clickPage();
  },
};

export const WrongCheckDigit = example(WrongCheckDigitExample, wrongCheckDigitCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/expected 6, got 7/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use MSCU1234566' }));
    await expect(canvas.getByLabelText('Container number')).toHaveValue('MSCU1234566');
    await clickPage();
  },
});

/** Eleven digits with or without the dash; formatted with it. */
export const AirWaybill: Story = {
  args: { kind: 'awb', label: 'Air waybill' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Air waybill');
    await userEvent.type(input, '020 1234 5674');
    await userEvent.tab();
    await expect(input).toHaveValue('020-12345674');
    await userEvent.click(canvas.getByRole('button', { name: 'Use 020-12345675' }));
    await expect(input).toHaveValue('020-12345675');
    await clickPage();
  },
};

/** Label, help and advice wrap; a long number scrolls in the input. */
export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 240 }}>
      <IdentifierInput
        kind="container"
        label="Number of the container as it is painted on its doors, with the four letters before it"
        description="箱号共十一位，前四位为字母，最后一位为校验码；可直接粘贴。"
        defaultValue="MSCU1234567"
      />
      <IdentifierInput
        kind="bill"
        label="Bill of lading"
        error={`${'COSU6412873350'.repeat(4)} is not a bill of a carrier that is known here. Copy it from the booking confirmation.`}
        defaultValue={'COSU6412873350'.repeat(4)}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Use MSCU1234566' })).toBeVisible();
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <IdentifierInput kind="container" label="Container number" defaultValue="CSNU6829160" />
      <IdentifierInput kind="container" label="Container number" defaultValue="MSCU1234567" />
      <IdentifierInput kind="bill" label="Bill of lading" defaultValue="COSU6412873350" required />
      <IdentifierInput kind="booking" label="Booking number" defaultValue="X" />
      <IdentifierInput kind="awb" label="Air waybill" defaultValue="157-53806271" />
      <IdentifierInput kind="imo" label="IMO number" defaultValue="9321483" />
      <IdentifierInput kind="mmsi" label="MMSI" defaultValue="12" />
      <IdentifierInput kind="bill" label="Bill of lading" error="This bill is already tracked." />
    </div>
  ),
};
