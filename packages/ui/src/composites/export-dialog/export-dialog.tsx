import { useState, type ReactElement, type ReactNode } from 'react';

import { Alert } from '../../components/alert/index.js';
import { Button } from '../../components/button/index.js';
import { Dialog, DialogClose, type DialogProps } from '../../components/dialog/index.js';
import { ProgressBar } from '../../components/progress/index.js';
import { RadioGroup } from '../../components/radio-group/index.js';
import { useFormat, useOverlaysText, useTableText } from '../../lib/ui-provider.js';
import { ColumnPick } from './components/column-pick.js';
import type { ExportColumn } from './export-column.js';
import type { ExportFormat, ExportRequest } from './export-request.js';
import { useExportRun, type ExportControl } from './use-export-run.js';

export interface ExportDialogProps extends Omit<DialogProps, 'title' | 'children' | 'footer' | 'dirtyGuard' | 'placement' | 'size'> {
  /**
   * Title of the dialog.
   * @default “Export”
   */
  title?: string;
  /** All columns that can be exported, hidden ones included. */
  columns: readonly ExportColumn[];
  /**
   * Initially selected columns.
   * @default all
   */
  defaultColumns?: readonly string[];
  /** Number of rows that match the filters. */
  filteredCount: number;
  /** Number of selected rows. With 0 this scope is not offered. */
  selectedCount?: number;
  /** Starts the export. The dialog waits for the promise, closes when it resolves and stays open with a message when it rejects. */
  onExport: (request: ExportRequest, control: ExportControl) => Promise<unknown>;
  /** Offers to cancel a running export: `onExport` respects its signal. */
  cancellable?: boolean;
  /**
   * Users can close the dialog while it works, and the export goes on.
   *
   * The caller announces a file that is ready after that, for example with a toast.
   */
  background?: boolean;
  /** Earlier files below the choices, while no export runs: an `ExportFiles`. */
  files?: ReactNode;
  /**
   * Error message for the user.
   * @default a general sentence
   */
  describeError?: (error: unknown) => string;
  /** Button that opens it. */
  trigger?: ReactElement;
}

/** Export dialog for every list: columns, rows, format. */
export function ExportDialog({
  title,
  columns,
  defaultColumns,
  filteredCount,
  selectedCount = 0,
  onExport,
  cancellable = false,
  background = false,
  files,
  describeError,
  open,
  onOpenChange,
  ...rest
}: ExportDialogProps): ReactNode {
  const text = useTableText();
  const overlays = useOverlaysText();
  const format = useFormat();
  const [ownOpen, setOwnOpen] = useState(rest.defaultOpen ?? false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(defaultColumns ?? columns.map(({ id }) => id)));
  const [rows, setRows] = useState<'filtered' | 'selected'>();
  const [kind, setKind] = useState<ExportFormat>('xlsx');
  const scope = selectedCount === 0 ? 'filtered' : (rows ?? (filteredCount === 0 ? 'selected' : 'filtered'));
  const nothing = (scope === 'selected' ? selectedCount : filteredCount) === 0;
  const reason = nothing ? text.exportNothing : chosen.size === 0 ? text.exportNoColumns : undefined;

  const show = (next: boolean): void => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const { state, start, cancel, reset } = useExportRun({ onExport, onDone: () => show(false) });
  const pending = state.kind === 'pending';
  const run = (): void => start({ columns: columns.flatMap(({ id }) => (chosen.has(id) ? id : [])), format: kind, rows: scope });

  return (
    <Dialog
      data-slot="export-dialog"
      {...rest}
      title={title ?? text.exportTitle}
      open={open ?? ownOpen}
      onOpenChange={(next) => {
        if (pending && !background) return;
        if (!pending) reset();
        show(next);
      }}
      footer={
        <>
          {pending && cancellable && <Button onClick={cancel}>{overlays.cancel}</Button>}
          {pending && background && (
            <DialogClose>
              <Button>{text.exportBackground}</Button>
            </DialogClose>
          )}
          {!(pending && (cancellable || background)) && (
            <DialogClose>
              <Button disabled={pending}>{overlays.cancel}</Button>
            </DialogClose>
          )}
          <Button variant="primary" loading={pending} disabledReason={reason} onClick={run}>
            {state.kind === 'failed' ? text.exportRetry : text.exportRun}
          </Button>
        </>
      }
    >
      <div data-slot="export-dialog-form" className="sb:flex sb:flex-col sb:gap-5 sb:text-sm">
        {nothing && <Alert tone="info">{text.exportNothing}</Alert>}
        {state.kind === 'failed' && <Alert tone="danger">{describeError?.(state.error) ?? text.exportFailed}</Alert>}
        {state.kind === 'cancelled' && <Alert tone="info">{text.exportCancelled}</Alert>}
        {pending && (cancellable || state.progress !== undefined) && (
          <ProgressBar label={text.exportProgress} max={1} value={state.progress} />
        )}
        {selectedCount > 0 && (
          <RadioGroup
            label={text.exportRows}
            value={scope}
            onChange={(next) => setRows(next === 'selected' ? 'selected' : 'filtered')}
            options={[
              { value: 'filtered', label: text.exportFiltered(format.number(filteredCount)) },
              { value: 'selected', label: text.exportSelected(format.number(selectedCount)) },
            ]}
          />
        )}
        <RadioGroup
          label={text.exportFormat}
          orientation="horizontal"
          value={kind}
          onChange={(next) => setKind(next === 'csv' ? 'csv' : 'xlsx')}
          options={[
            { value: 'xlsx', label: text.exportXlsx },
            { value: 'csv', label: text.exportCsv },
          ]}
        />
        <ColumnPick columns={columns} chosen={chosen} onChange={setChosen} />
        {!pending && files}
      </div>
    </Dialog>
  );
}
