import { Download, RotateCcw, X } from 'lucide-react';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../components/icon-button/index.js';
import { ProgressBar } from '../../components/progress/index.js';
import { cn } from '../../lib/cn.js';
import { useTableText } from '../../lib/ui-provider.js';

export interface ExportFile {
  id: string;
  /** With its ending. */
  name: string;
  state: 'pending' | 'ready' | 'failed';
  /** From 0 to 1, of a pending file. Without it the progress is indeterminate. */
  progress?: number;
  /** Rows and size, or the reason of a failure. */
  detail?: string;
}

export interface ExportFilesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Newest first. Without files nothing is drawn. */
  files: readonly ExportFile[];
  onDownload: (file: ExportFile) => void;
  onRetry: (file: ExportFile) => void;
  /** Cancels a pending file, removes any other. */
  onRemove: (file: ExportFile) => void;
}

/** Files that a server creates or keeps, each with its actions: download, retry, cancel or remove. */
export function ExportFiles({ files, onDownload, onRetry, onRemove, className, ...rest }: ExportFilesProps): ReactNode {
  const text = useTableText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  if (files.length === 0) return null;
  return (
    <section data-slot="export-files" aria-labelledby={titleId} {...rest} className={cn('sb:min-w-0 sb:text-sm', className)}>
      <h3 ref={title} id={titleId} tabIndex={-1} data-slot="export-files-title" className="sb:mb-1.5 sb:font-medium sb:outline-none">
        {text.exportFiles}
      </h3>
      <ul data-slot="export-files-list" className="sb:flex sb:flex-col sb:gap-1.5">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onDownload={() => onDownload(file)}
            onRetry={() => onRetry(file)}
            onRemove={() => {
              // The row is removed with its focus: the heading of the list takes it.
              title.current?.focus();
              onRemove(file);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface FileRowProps {
  file: ExportFile;
  onDownload: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

function FileRow({ file: { name, state, progress, detail }, onDownload, onRetry, onRemove }: FileRowProps): ReactNode {
  const text = useTableText();
  return (
    <li
      data-slot="export-files-item"
      data-state={state}
      className="sb:flex sb:items-center sb:gap-1 sb:rounded-control sb:border sb:border-border sb:bg-surface sb:py-1.5 sb:ps-3 sb:pe-1"
    >
      <div data-slot="export-files-file" className="sb:min-w-0 sb:grow">
        <div data-slot="export-files-name" className="sb:truncate sb:font-medium" title={name}>
          {name}
        </div>
        {detail !== undefined && (
          <div
            data-slot="export-files-detail"
            className={cn('sb:text-xs sb:tabular-nums', state === 'failed' ? 'sb:text-danger-text' : 'sb:text-muted')}
          >
            {detail}
          </div>
        )}
        {state === 'pending' && (
          <ProgressBar className="sb:mt-1" size="sm" hideLabel label={text.exportFileProgress(name)} max={1} value={progress} />
        )}
      </div>
      {state === 'ready' && (
        <IconButton size="sm" label={text.exportFileDownload(name)} icon={<Icon of={Download} />} onClick={onDownload} />
      )}
      {state === 'failed' && <IconButton size="sm" label={text.exportFileRetry(name)} icon={<Icon of={RotateCcw} />} onClick={onRetry} />}
      <IconButton
        size="sm"
        label={state === 'pending' ? text.exportFileCancel(name) : text.exportFileRemove(name)}
        icon={<Icon of={X} />}
        onClick={onRemove}
      />
    </li>
  );
}

const Icon = ({ of: Sign }: { of: typeof X }): ReactNode => <Sign data-slot="export-files-icon" size={16} aria-hidden />;
