import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { FileDrop } from './file-drop.js';
import { example } from '../../testing/stories/example.js';
import { ChosenExample } from './examples/chosen.js';
import chosenCode from './examples/chosen.tsx?raw';
import { BesideAFieldExample } from './examples/beside-a-field.js';
import besideAFieldCode from './examples/beside-a-field.tsx?raw';
import { RefusedExample } from './examples/refused.js';
import refusedCode from './examples/refused.tsx?raw';

const meta = {
  title: 'Components/File drop',
  parameters: { search: 'dropzone, drag and drop, upload, 拖拽上传, 拖曳上傳' },
  component: FileDrop,
  args: { label: 'Sheet with the shipments', accept: '.xlsx,.csv', maxSizeBytes: 5_242_880, onFile: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = new File(['reference,carrier\nCOSU6412873350,COSCO\n'], 'november-bills.xlsx');

export const Default: Story = { args: { label: 'File' } };

export const Playground: Story = {
  args: { description: 'The first row holds the names of the columns.' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Chosen = example(ChosenExample, chosenCode);

export const ChosenBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Sheet with the shipments');
    await userEvent.upload(input, sheet);
    await expect(args.onFile).toHaveBeenCalledWith(sheet);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove november-bills.xlsx' }));
    await expect(args.onFile).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
    await userEvent.upload(input, sheet);
    await expect(canvas.getByText('november-bills.xlsx')).toBeVisible();
    await clickPage();
  },
};

export const Refused = example(RefusedExample, refusedCode);

export const RefusedBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Sheet with the shipments');
    await userEvent.upload(input, new File(['x'], 'scan.pdf', { type: 'application/pdf' }), { applyAccept: false });
    await expect(canvas.getByText('scan.pdf is not accepted. Choose one of: XLSX, CSV.')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
    await clickPage();
  },
};

export const BesideAField = example(BesideAFieldExample, besideAFieldCode);

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FileDrop {...args} label="Empty" />
      <FileDrop {...args} label="Chosen" file={sheet} />
      <FileDrop {...args} label="Busy" file={sheet} busy />
      <FileDrop {...args} label="Disabled" disabled />
      <FileDrop {...args} label="箱单文件" error="文件无法读取，请另存为 XLSX 后重试。" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Sheet with every shipment that should be tracked from tomorrow on',
    file: new File(['x'], `${'bills-of-all-carriers-and-branches-'.repeat(5)}november.xlsx`),
  },
};
