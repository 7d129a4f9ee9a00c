import { FileText, Upload, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useDatesText, useLayoutText } from '../../../lib/ui-provider.js';
import { useFieldControl } from '../../field/index.js';
import { IconButton } from '../../icon-button/index.js';
import { Spinner } from '../../spinner/index.js';
import { useDropTarget, type DropTarget } from './use-drop-target.js';

export interface DropZoneProps {
  file: File | null;
  accept: string;
  busy: boolean;
  disabled: boolean;
  /** Accepts any number of files at once. */
  multiple?: boolean;
  /** A single line high. */
  compact?: boolean;
  /** A larger element around the zone that takes the drops. */
  target?: DropTarget | undefined;
  name: string | undefined;
  size: (bytes: number) => string;
  onTake: (files: readonly File[]) => void;
  onRemove: () => void;
}

/** The native file input covers the whole zone, invisibly: click, keyboard, label and voice control work natively and need no emulation. */
export function DropZone({
  file,
  accept,
  busy,
  disabled,
  multiple = false,
  compact = false,
  target,
  name,
  size,
  onTake,
  onRemove,
}: DropZoneProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const inert = disabled || busy;
  const control = useFieldControl({});
  const own = useDropTarget(inert, onTake);
  const { over } = target ?? own;

  const handleRemove = (): void => {
    onRemove();
    input.current?.focus();
  };
  return (
    <div
      data-slot="file-drop-zone"
      data-over={over || undefined}
      {...(target ? {} : own.handlers)}
      className={cn(
        'sb:relative sb:flex sb:items-center sb:gap-3 sb:rounded-surface sb:border sb:px-3.5 sb:text-sm sb:transition-colors sb:duration-state',
        compact ? 'sb:min-h-10 sb:py-1.5' : 'sb:min-h-20 sb:py-3',
        'sb:outline-offset-1 sb:outline-focus sb:has-[input:focus-visible]:outline-2',
        file ? '' : 'sb:justify-center sb:border-dashed',
        over
          ? 'sb:border-primary sb:bg-primary-soft'
          : cn(file || inert ? 'sb:border-border' : 'sb:border-border-strong', inert ? 'sb:bg-sunken' : 'sb:bg-surface'),
        inert ? 'sb:text-muted' : 'sb:hover:bg-sunken sb:has-[[aria-invalid]]:border-danger',
      )}
    >
      <input
        data-slot="file-drop-input"
        ref={input}
        type="file"
        disabled={inert}
        multiple={multiple}
        {...(accept === '' ? {} : { accept })}
        {...(name === undefined ? {} : { name })}
        {...control}
        onChange={(event) => {
          onTake([...(event.target.files ?? [])]);
          // Without a name the input is not submitted natively; emptied, it accepts the same file again after a removal.
          if (name === undefined) event.target.value = '';
        }}
        className="sb:absolute sb:inset-0 sb:size-full sb:cursor-pointer sb:opacity-0 sb:disabled:cursor-not-allowed"
      />
      {file ? (
        <Chosen file={file} busy={busy} inert={inert} size={size} onRemove={handleRemove} />
      ) : (
        <Invitation over={over} inert={inert} multiple={multiple} />
      )}
    </div>
  );
}

function Invitation({ over, inert, multiple }: { over: boolean; inert: boolean; multiple: boolean }): ReactNode {
  const text = useLayoutText();
  const many = useDatesText();
  return (
    <span
      data-slot="file-drop-invitation"
      className="sb:pointer-events-none sb:flex sb:flex-wrap sb:items-center sb:justify-center sb:gap-x-1.5 sb:text-muted"
    >
      <Upload data-slot="file-drop-icon" size={16} aria-hidden className="sb:me-1 sb:shrink-0" />
      {over ? (
        text.dropNow
      ) : (
        <>
          <span data-slot="file-drop-choose" className={cn('sb:font-medium', !inert && 'sb:text-primary-text')}>
            {multiple ? many.chooseFiles : text.chooseFile}
          </span>
          <span data-slot="file-drop-drop" className="sb:pointer-coarse:hidden">
            {multiple ? many.dropFiles : text.dropHere}
          </span>
        </>
      )}
    </span>
  );
}

interface ChosenProps {
  file: File;
  busy: boolean;
  inert: boolean;
  size: (bytes: number) => string;
  onRemove: () => void;
}

function Chosen({ file, busy, inert, size, onRemove }: ChosenProps): ReactNode {
  const text = useLayoutText();
  return (
    <>
      {busy ? (
        <Spinner size="sm" label={text.fileBusy(file.name)} />
      ) : (
        <FileText data-slot="file-drop-icon" size={20} aria-hidden className="sb:pointer-events-none sb:shrink-0 sb:text-primary-text" />
      )}
      <span data-slot="file-drop-file" className="sb:pointer-events-none sb:min-w-0 sb:grow">
        <span data-slot="file-drop-name" className="sb:block sb:font-medium sb:wrap-anywhere">
          {file.name}
        </span>
        <span data-slot="file-drop-size" className="sb:block sb:text-xs sb:text-muted sb:tabular-nums">
          {size(file.size)}
          {!inert && ` · ${text.chooseOther}`}
        </span>
      </span>
      {!inert && (
        <IconButton
          data-slot="file-drop-remove"
          label={text.removeFile(file.name)}
          icon={<X data-slot="file-drop-remove-icon" size={16} aria-hidden />}
          className="sb:relative"
          onClick={onRemove}
        />
      )}
    </>
  );
}
