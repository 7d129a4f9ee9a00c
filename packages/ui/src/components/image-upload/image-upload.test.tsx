import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { ImageUpload, type CroppedImage } from './index.js';

conformance(<ImageUpload label="Logo" width={275} height={99} />, { root: 'div', slot: 'image-upload' });

async function picture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  context?.fillRect(10, 10, width / 2, height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'logo.png', { type: 'image/png' });
}

it('returns an image of exactly the given size', async () => {
  const onChange = vi.fn<(image: CroppedImage | null) => void>();
  const screen = await render(<ImageUpload label="Logo" width={275} height={99} onChange={onChange} />);
  await userEvent.upload(screen.getByLabelText('Logo'), await picture(800, 600));
  await page.getByRole('button', { name: 'Use image' }).click();
  await expect.poll(() => onChange).toHaveBeenCalledOnce();
  const blob = onChange.mock.calls[0]?.[0]?.blob;
  const bitmap = await createImageBitmap(blob ?? new Blob());
  expect([bitmap.width, bitmap.height, blob?.type]).toEqual([275, 99, 'image/png']);
  await expect.element(screen.getByRole('img', { name: 'Logo: current image' })).toBeVisible();
});

it('can be zoomed by keys', async () => {
  const screen = await render(<ImageUpload label="Logo" width={275} height={99} />);
  await userEvent.upload(screen.getByLabelText('Logo'), await picture(800, 600));
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect.element(zoom).toBeVisible();
  zoom.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '100%');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '105%');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '110%');
  await expect.element(page.getByRole('application', { name: 'Part of the image that is used' })).toBeVisible();
});

it('reports a file that is no image and accepts the next one', async () => {
  const screen = await render(<ImageUpload label="Logo" width={275} height={99} />);
  await userEvent.upload(screen.getByLabelText('Logo'), new File(['no'], 'logo.png', { type: 'image/png' }));
  await expect.element(screen.getByText('logo.png could not be read as an image. Choose another one.')).toBeVisible();
});

it('removes the current image', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <ImageUpload
      label="Logo"
      width={275}
      height={99}
      defaultSrc="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
      onChange={onChange}
    />,
  );
  await screen.getByRole('button', { name: 'Remove' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.getByRole('img').query()).toBeNull();
});
