import { useState, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { announce } from '../../lib/announce.js';
import { useLayoutText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { Field, type FieldProps } from '../field/index.js';
import { DropZone } from './components/drop-zone.js';
import { useDropTarget } from './components/use-drop-target.js';
import { faultOf, typeNames } from './file-drop.logic.js';
import { useFileSize } from './use-file-size.js';

export interface FileDropProps extends Omit<FieldProps, 'children' | 'warning'> {
  /**
   * As in `<input accept>`: `.xlsx,.csv`. Checked for dropped files too.
   * @default everything
   */
  accept?: string;
  /** Maximum size in bytes. */
  maxSizeBytes?: number;
  /** Controlled file; `null` for none. */
  file?: File | null;
  /** Called with an accepted file, or with `null` when it is removed. Rejected files are explained and not passed on. */
  onFile?: (file: File | null) => void;
  /** The file is being read or uploaded: it cannot be changed. */
  busy?: boolean;
  /** No file can be chosen or dropped. */
  disabled?: boolean;
  /** Name of the field in a native form submission. */
  name?: string;
  /** Content above it on which a file can be dropped as well, such as the field that the file replaces. */
  around?: ReactNode;
  /**
   * Height of the zone: one line, or room for a larger drop.
   * @default 'md'
   */
  size?: 'sm' | 'md';
}

/** Selection of one file, by click, keyboard or drop. */
export function FileDrop({
  label,
  description,
  error,
  accept = '',
  maxSizeBytes,
  file,
  onFile,
  busy = false,
  disabled = false,
  name,
  around,
  size: height = 'md',
  hideLabel = false,
  required = false,
  labelEnd,
  className,
  ...rest
}: FileDropProps): ReactNode {
  const text = useLayoutText();
  const size = useFileSize();
  const [chosen, setChosen] = useControllable<File | null>({ value: file, defaultValue: null, onChange: onFile });
  const [refusal, setRefusal] = useState<string>();

  const take = (files: readonly File[]): void => {
    const [first] = files;
    const fault = faultOf(files, { accept, maxSizeBytes });
    if (!first) return;
    if (fault === undefined) {
      setRefusal(undefined);
      setChosen(first);
      announce(text.fileChosen(first.name));
    } else {
      const reasons = {
        count: text.fileOnlyOne,
        type: text.fileWrongType(first.name, typeNames(accept).join(', ')),
        size: text.fileTooLarge(first.name, size(maxSizeBytes ?? 0)),
        empty: text.fileEmpty(first.name),
      };
      setRefusal(reasons[fault]);
    }
  };
  const target = useDropTarget(disabled || busy, take);
  const remove = (): void => {
    if (chosen) announce(text.fileRemoved(chosen.name));
    setRefusal(undefined);
    setChosen(null);
  };
  const limits = [
    accept === '' ? '' : text.fileTypes(typeNames(accept).join(', ')),
    maxSizeBytes === undefined ? '' : text.maxSize(size(maxSizeBytes)),
  ].filter(Boolean);
  const field = (
    <Field
      data-slot="file-drop"
      label={label}
      error={refusal ?? error}
      description={
        description !== undefined || limits.length > 0 ? (
          <>
            {description}
            {description !== undefined && limits.length > 0 && ' '}
            {limits.join(' · ')}
          </>
        ) : undefined
      }
      {...{ hideLabel, required, labelEnd }}
      {...(around === undefined ? { ...rest, className } : {})}
    >
      <DropZone
        file={chosen}
        compact={height === 'sm'}
        target={around === undefined ? undefined : target}
        {...{ accept, busy, disabled, name, size }}
        onTake={take}
        onRemove={remove}
      />
    </Field>
  );
  if (around === undefined) return field;
  return (
    <div data-slot="file-drop-area" {...rest} {...target.handlers} className={cn('sb:flex sb:min-w-0 sb:flex-col sb:gap-2', className)}>
      {around}
      {field}
    </div>
  );
}
