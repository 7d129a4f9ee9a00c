import { CircleAlert, CircleCheck, FileText, RotateCcw, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { useDatesText, useFormat, useLayoutText } from '../../../lib/ui-provider.js';
import { IconButton } from '../../icon-button/index.js';
import type { UploadItem } from '../file-upload.logic.js';

export interface UploadRowProps {
  item: UploadItem;
  size: (bytes: number) => string;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file with its progress or error. */
export function UploadRow({ item, size, onRetry, onRemove }: UploadRowProps): ReactNode {
  const { file, state, error } = item;
  const text = useDatesText();
  const layout = useLayoutText();
  const row = useRef<HTMLLIElement>(null);
  const bad = state === 'failed' || state === 'refused';
  const active = state === 'waiting' || state === 'uploading';

  const remove = (): void => {
    // The row is removed together with its focus: the input of the field takes it.
    row.current?.closest('[data-slot="file-upload"]')?.querySelector('input')?.focus();
    onRemove();
  };
  return (
    <li
      ref={row}
      data-slot="file-upload-item"
      data-state={state}
      className="sb:flex sb:items-center sb:gap-3 sb:rounded-control sb:border sb:border-border sb:bg-surface sb:py-1 sb:ps-3 sb:pe-1 sb:text-sm"
    >
      <Sign state={state} />
      <div data-slot="file-upload-file" className="sb:min-w-0 sb:grow">
        <div data-slot="file-upload-name" className="sb:truncate sb:font-medium" title={file.name}>
          {file.name}
        </div>
        {bad ? (
          <div data-slot="file-upload-error" className="sb:text-xs sb:text-danger-text">
            {error || text.fileFailed}
          </div>
        ) : (
          <Progress item={item} size={size} />
        )}
      </div>
      {state === 'failed' && (
        <IconButton
          size="sm"
          label={text.retryFile(file.name)}
          icon={<RotateCcw data-slot="file-upload-icon" size={16} aria-hidden />}
          onClick={onRetry}
        />
      )}
      <IconButton
        size="sm"
        label={active ? text.cancelFile(file.name) : layout.removeFile(file.name)}
        icon={<X data-slot="file-upload-icon" size={16} aria-hidden />}
        onClick={remove}
      />
    </li>
  );
}

function Sign({ state }: Pick<UploadItem, 'state'>): ReactNode {
  const shared = { 'data-slot': 'file-upload-sign', size: 16, 'aria-hidden': true } as const;
  if (state === 'done') return <CircleCheck {...shared} className="sb:shrink-0 sb:text-success-text" />;
  if (state === 'failed' || state === 'refused') return <CircleAlert {...shared} className="sb:shrink-0 sb:text-danger-text" />;
  return <FileText {...shared} className="sb:shrink-0 sb:text-muted" />;
}

function Progress({ item: { file, state, progress }, size }: Pick<UploadRowProps, 'item' | 'size'>): ReactNode {
  const text = useDatesText();
  const format = useFormat();
  const word = { waiting: text.fileWaiting, uploading: format.number(progress, { style: 'percent' }), done: text.fileUploaded }[
    state as 'waiting' | 'uploading' | 'done' // Rendered in these states only.
  ];
  return (
    <>
      <div data-slot="file-upload-status" className="sb:text-xs sb:text-muted sb:tabular-nums">
        {size(file.size)} · {word}
      </div>
      {state === 'uploading' && (
        <div
          data-slot="file-upload-progress"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a native progress each in their own way
          role="progressbar"
          aria-label={text.fileUploading(file.name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
          className="sb:mt-1 sb:h-1 sb:overflow-hidden sb:rounded-full sb:bg-border"
        >
          <div data-slot="file-upload-bar" className="sb:h-full sb:bg-primary" style={{ inlineSize: `${progress * 100}%` }} />
        </div>
      )}
    </>
  );
}
