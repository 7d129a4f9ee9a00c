import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { useDatesText, useFormat, useLayoutText } from '../../lib/ui-provider.js';
import { Field, type FieldProps } from '../field/index.js';
import { DropZone } from '../file-drop/components/drop-zone.js';
import { faultOf, typeNames } from '../file-drop/file-drop.logic.js';
import { useFileSize } from '../file-drop/use-file-size.js';
import { UploadRow } from './components/upload-row.js';
import { createUploadQueue, type QueueOptions, type Upload, type UploadItem } from './file-upload.logic.js';

export interface FileUploadProps extends Omit<FieldProps, 'children' | 'warning'> {
  /**
   * Uploads one file; rejects with an `Error` whose message is shown to the user.
   * Respect `signal`, and report the progress, 0 to 1, through `onProgress`.
   */
  upload: Upload;
  /** Called with an uploaded file and the result of `upload`. */
  onUploaded?: (done: { file: File; result: unknown }) => void;
  /**
   * Called with the numbers of files on their way and of failed ones, when they change: a form with them is not complete.
   */
  onPending?: (numbers: { unfinished: number; failed: number }) => void;
  /** Called when an uploaded file is removed: delete it on the server. */
  onRemove?: (file: File) => void;
  /**
   * As in `<input accept>`: `.pdf,image/*`. Checked for dropped files too.
   * @default everything
   */
  accept?: string;
  /** Maximum size of one file in bytes. */
  maxSizeBytes?: number;
  /** Maximum number of files in the list. */
  maxFiles?: number;
  /**
   * Number of parallel uploads.
   * @default 2
   */
  concurrency?: number;
  /** Also takes files that are pasted anywhere on the page, such as a screenshot. */
  paste?: boolean;
  /** No file can be chosen, dropped or removed. */
  disabled?: boolean;
}

/** Files that are uploaded as soon as they are chosen, each with its progress and its own error. */
export function FileUpload(props: FileUploadProps): ReactNode {
  const {
    upload,
    onUploaded,
    onPending,
    onRemove,
    accept = '',
    maxSizeBytes,
    maxFiles,
    concurrency = 2,
    paste = false,
    disabled = false,
    ...others
  } = props;
  const { error, description, ...rest } = others;
  const text = useDatesText();
  const layout = useLayoutText();
  const format = useFormat();
  const size = useFileSize();
  const [tooMany, setTooMany] = useState(false);
  const settled = (item: UploadItem, result: unknown): void => {
    if (item.state !== 'done') return announce(item.error || text.fileFailed);
    announce(text.filesUploaded(item.file.name));
    onUploaded?.({ file: item.file, result });
  };
  const queue = useUploadQueue({ upload, concurrency, onSettled: settled });
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);

  const unfinished = items.filter(({ state }) => state === 'waiting' || state === 'uploading').length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  const tell = useEffectEvent(() => onPending?.({ unfinished, failed }));
  useEffect(() => {
    tell();
  }, [unfinished, failed]);

  const refusal = (file: File): string | undefined => {
    const fault = faultOf([file], { accept, maxSizeBytes });
    if (fault === 'type') return layout.fileWrongType(file.name, typeNames(accept).join(', '));
    if (fault === 'size') return layout.fileTooLarge(file.name, size(maxSizeBytes ?? 0));
    return fault === undefined ? undefined : layout.fileEmpty(file.name);
  };
  const take = (files: readonly File[]): void => {
    const room = maxFiles === undefined ? files.length : Math.max(0, maxFiles - items.length);
    setTooMany(files.length > room);
    for (const file of files.slice(0, room)) queue.add(file, refusal(file));
  };
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || disabled) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    if (!paste) return undefined;
    const listen = (event: ClipboardEvent): void => takePasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [paste]);
  const remove = (item: UploadItem): void => {
    queue.remove(item.id);
    setTooMany(false);
    announce(layout.fileRemoved(item.file.name));
    if (item.state === 'done') onRemove?.(item.file);
  };
  const limits = [
    accept === '' ? '' : layout.fileTypes(typeNames(accept).join(', ')),
    maxSizeBytes === undefined ? '' : layout.maxSize(size(maxSizeBytes)),
  ].filter(Boolean);
  return (
    <Field
      data-slot="file-upload"
      {...rest}
      error={tooMany && maxFiles !== undefined ? text.tooManyFiles(maxFiles, format.number(maxFiles)) : error}
      description={
        description !== undefined || limits.length > 0 ? (
          <>
            {description} {limits.join(' · ')}
          </>
        ) : undefined
      }
    >
      <DropZone
        file={null}
        multiple
        accept={accept}
        busy={false}
        disabled={disabled}
        name={undefined}
        size={size}
        onTake={take}
        onRemove={() => {}}
      />
      {items.length > 0 && (
        <ul data-slot="file-upload-list" aria-label={text.uploads} className="sb:order-last sb:mt-1 sb:flex sb:flex-col sb:gap-1">
          {items.map((item) => (
            <UploadRow key={item.id} item={item} size={size} onRetry={() => queue.retry(item.id)} onRemove={() => remove(item)} />
          ))}
        </ul>
      )}
    </Field>
  );
}

/** One queue per mounted field, which always calls the latest callbacks. */
function useUploadQueue(options: QueueOptions): ReturnType<typeof createUploadQueue> {
  const [latest] = useState(() => ({ options }));
  const [queue] = useState(() => createUploadQueue(() => latest.options));
  const renew = useEffectEvent(() => Object.assign(latest, { options }));
  useEffect(() => {
    renew();
  });
  // The effect runs again when a hidden page is shown.
  useEffect(() => {
    queue.start();
    return queue.stop;
  }, [queue]);
  return queue;
}
