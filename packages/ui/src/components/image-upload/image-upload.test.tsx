import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { cropImage } from './crop-image.js';
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

/** Noise over its left half: a PNG of it is large. The right half is transparent. */
async function noise(size: number): Promise<ImageBitmap> {
  const data = new ImageData(size, size);
  for (let at = 0; at < data.data.length; at += 4) {
    if ((at / 4) % size < size / 2) data.data.set([(at * 7) % 251, (at * 13) % 241, (at * 29) % 239, 255], at);
  }
  return createImageBitmap(data);
}

it('stays within the size where the browser cannot make WebP, with white for what was transparent', async () => {
  const toBlob = Reflect.get(HTMLCanvasElement.prototype, 'toBlob');
  // As Safari does: a PNG for a type that it cannot make.
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function make(this: HTMLCanvasElement, done, type, quality) {
    toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
  });
  const options = { area: { x: 0, y: 0, width: 256, height: 256 }, width: 256, height: 256 };
  const image = await noise(256);
  const png = await cropImage(image, { ...options, maxSizeBytes: Number.POSITIVE_INFINITY });
  expect(png?.type).toBe('image/png');
  const maxSizeBytes = (png?.size ?? 0) - 1;
  const blob = await cropImage(image, { ...options, maxSizeBytes });
  expect(blob?.type).toBe('image/jpeg');
  expect(blob?.size).toBeLessThanOrEqual(maxSizeBytes);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  context?.drawImage(await createImageBitmap(blob ?? new Blob()), -250, -128);
  expect([...(context?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
});
