import { expect, it, vi } from 'vitest';

import { createUploadQueue, type Upload, type UploadContext } from './file-upload.logic.js';

const file = (name: string): File => new File(['x'], name);

function setup(upload: Upload, concurrency = 2) {
  const onSettled = vi.fn();
  return { onSettled, queue: createUploadQueue(() => ({ upload, concurrency, onSettled })) };
}

it('uploads a few files at a time and continues with the next', async () => {
  const ends: (() => void)[] = [];
  const { queue } = setup(() => new Promise<void>((resolve) => ends.push(resolve)));
  for (const name of ['a', 'b', 'c']) queue.add(file(name));
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(queue.items().map(({ state }) => state)).toEqual(['uploading', 'uploading', 'waiting']);
  ends[0]?.();
  await vi.waitFor(() => expect(queue.items().map(({ state }) => state)).toEqual(['done', 'uploading', 'uploading']));
});

it('retries a failed file on its own', async () => {
  const upload = vi.fn<Upload>().mockRejectedValueOnce(new Error('Too slow')).mockResolvedValueOnce('ok');
  const { queue, onSettled } = setup(upload);
  queue.add(file('a'));
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ state: 'failed', error: 'Too slow' }));
  queue.retry(queue.items()[0]?.id ?? '');
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ state: 'done', progress: 1, error: undefined }));
  expect(onSettled).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'done' }), 'ok');
});

it('aborts a removed upload and ignores its result', async () => {
  let context: UploadContext | undefined;
  const { queue, onSettled } = setup((_file, given) => {
    context = given;
    return new Promise(() => {});
  });
  queue.add(file('a'));
  await vi.waitFor(() => expect(context).toBeDefined());
  context?.onProgress(0.5);
  expect(queue.items()[0]?.progress).toBe(0.5);
  queue.remove(queue.items()[0]?.id ?? '');
  expect(context?.signal.aborted).toBe(true);
  context?.onProgress(0.9);
  expect(queue.items()).toEqual([]);
  expect(onSettled).not.toHaveBeenCalled();
});

it('never uploads a rejected file', () => {
  const upload = vi.fn<Upload>();
  const { queue } = setup(upload);
  queue.add(file('a'), 'Too large');
  expect(queue.items()[0]).toMatchObject({ state: 'refused', error: 'Too large' });
  expect(upload).not.toHaveBeenCalled();
});

it('uploads files again that were on their way when the field was hidden', async () => {
  const signals: AbortSignal[] = [];
  const ends: (() => void)[] = [];
  const { queue, onSettled } = setup((_file, { signal }) => {
    signals.push(signal);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  queue.add(file('a'));
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  queue.stop();
  ends[0]?.();
  expect(signals[0]?.aborted).toBe(true);
  expect(queue.items()[0]).toMatchObject({ state: 'waiting', progress: 0 });
  queue.start();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await vi.waitFor(() => expect(queue.items()[0]?.state).toBe('done'));
  expect(onSettled).toHaveBeenCalledTimes(1);
});
