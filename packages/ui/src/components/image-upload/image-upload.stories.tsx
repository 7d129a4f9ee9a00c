import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { ImageUpload } from './image-upload.js';
import { example } from '../../testing/stories/example.js';
import { CurrentExample } from './examples/current.js';
import currentCode from './examples/current.tsx?raw';
import { CroppingExample } from './examples/cropping.js';
import croppingCode from './examples/cropping.tsx?raw';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 275 99"><rect width="275" height="99" fill="white"/><circle cx="52" cy="50" r="26" fill="#057748"/><text x="92" y="62" font-size="34" font-family="sans-serif" fill="#123">Northsea</text></svg>';
const logo = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const meta = {
  title: 'Components/Image upload',
  parameters: { search: 'crop, cropper, avatar upload, picture, photo, logo, 图片, 圖片, 裁剪, 裁切, 图片上传, 圖片上傳' },
  component: ImageUpload,
  args: { label: 'Company logo', width: 275, height: 99, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Picture in the format of a camera: wider and higher than the logo. */
async function photo(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 800, height: 500 });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'seagreen';
    context.fillRect(0, 0, 800, 500);
    context.fillStyle = 'white';
    context.font = '96px sans-serif';
    context.fillText('Northsea', 190, 280);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'photo.png', { type: 'image/png' });
}

export const Default: Story = {};

export const Playground: Story = { args: { defaultSrc: logo }, parameters: { chromatic: { disableSnapshot: true } } };

export const Cropping = example(CroppingExample, croppingCode, {
  play: async ({ canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Company logo'), await photo());
    const dialog = await page().findByRole('dialog', { name: 'Crop the image' });
    await within(dialog).findByRole('application', { name: 'Part of the image that is used' });
    await waitFor(() => expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toBeVisible());
  },
});

/** Escape discards the chosen file. */
export const NotCropped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Company logo'), await photo());
    const dialog = await page().findByRole('dialog', { name: 'Crop the image' });
    await within(dialog).findByRole('application', { name: 'Part of the image that is used' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await clickPage();
  },
};

/** The picture can be replaced, not removed. */
export const NotRemovable: Story = {
  args: { defaultSrc: logo, removable: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: /remove/i })).toBeNull();
  },
};

export const Current = example(CurrentExample, currentCode);

export const CurrentBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultSrc: logo },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(canvas.queryByRole('img')).toBeNull();
    await clickPage();
  },
};

/** The error message has the full name of a file that is not an image. */
export const LongText: Story = {
  args: {
    label: 'Logo of the company as it stands on reports, on shared pages and in the e-mails to its customers',
    description: '建议使用透明背景的图片；深色主题下会自动加上浅色底。',
    defaultSrc: logo,
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = `${'northsea_forwarding_logo_for_reports_'.repeat(3)}final.png`;
    await userEvent.upload(canvas.getByLabelText(args.label), new File(['no image'], name, { type: 'image/png' }));
    await expect(await canvas.findByText(new RegExp(name, 'u'))).toBeVisible();
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ImageUpload {...args} label="Empty" />
      <ImageUpload {...args} label="Current" defaultSrc={logo} />
      <ImageUpload {...args} label="Wrong" error="The logo could not be saved. Try again." />
      <ImageUpload {...args} label="Disabled" defaultSrc={logo} disabled />
    </div>
  ),
};
