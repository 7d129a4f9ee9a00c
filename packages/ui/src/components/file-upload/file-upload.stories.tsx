import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { FileUpload } from './file-upload.js';
import type { Upload } from './file-upload.logic.js';
import { example } from '../../testing/stories/example.js';
import { WithFetchExample } from './examples/with-fetch.js';
import withFetchCode from './examples/with-fetch.tsx?raw';

const arrives: Upload = () => Promise.resolve();

const pdf = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const meta = {
  title: 'Components/File upload',
  parameters: { search: 'upload, attachment, 上传, 上傳, 文件上传, 檔案上傳, 附件' },
  component: FileUpload,
  args: { label: 'Documents', accept: '.pdf', maxSizeBytes: 5_242_880, upload: arrives, onUploaded: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Documents'), pdf('bill-of-lading.pdf'));
    await expect(await canvas.findByText(/Uploaded/u)).toBeVisible();
    await expect(args.onUploaded).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const WithFetch = example(WithFetchExample, withFetchCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Four files: uploaded, in progress, failed and rejected. */
export const Matrix: Story = {
  args: {
    upload: (file, { onProgress }) => {
      if (file.name.startsWith('packing')) return Promise.reject(new globalThis.Error('The connection was lost.'));
      if (!file.name.startsWith('commercial')) return Promise.resolve();
      onProgress(0.62);
      return new Promise(() => {});
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files = [pdf('bill-of-lading.pdf'), pdf('packing-list.pdf'), pdf('commercial-invoice.pdf'), new File(['x'], 'photo.heic')];
    await userEvent.upload(canvas.getByLabelText('Documents'), files, { applyAccept: false });
    await expect(await canvas.findByText('The connection was lost.')).toBeVisible();
    await clickPage();
  },
};

export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Documents'), pdf(`${'certificate-of-origin-of-all-goods-'.repeat(4)}.pdf`));
    await canvas.findByText(/Uploaded/u);
    await clickPage();
  },
};

export const Disabled: Story = { args: { disabled: true } };
