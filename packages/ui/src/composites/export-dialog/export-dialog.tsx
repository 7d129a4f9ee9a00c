import { useState, type ReactElement, type ReactNode } from 'react';

import { Alert } from '../../components/alert/index.js';
import { Button } from '../../components/button/index.js';
import { Dialog, DialogClose, type DialogProps } from '../../components/dialog/index.js';
import { RadioGroup } from '../../components/radio-group/index.js';
import { useFormat, useOverlaysText } from '../../lib/ui-provider.js';
import { ColumnPick } from './components/column-pick.js';
import type { ExportColumn } from './export-column.js';

export type ExportFormat = 'xlsx' | 'csv';

export interface ExportRequest {
  /** Ids of the chosen columns, in their order. */
  columns: string[];
  format: ExportFormat;
  rows: 'filtered' | 'selected';
}

export interface ExportDialogProps extends Omit<DialogProps, 'title' | 'children' | 'footer' | 'dirtyGuard' | 'placement' | 'size'> {
  /** @default “Export” */
  title?: string;
  /** Every column that can be exported, the hidden ones too. */
  columns: readonly ExportColumn[];
  /** Columns that are chosen at first. @default all */
  defaultColumns?: readonly string[];
  /** How many rows match the filters. */
  filteredCount: number;
  /** How many rows are chosen. With 0 they are not offered. */
  selectedCount?: number;
  /** Starts it. The dialog waits for the promise, closes when it is fulfilled and stays with a message when not. */
  onExport: (request: ExportRequest) => Promise<unknown>;
  /** What went wrong, in words for people. @default a general sentence */
  describeError?: (error: unknown) => string;
  trigger?: ReactElement;
}

/** One export dialog for every list: columns, rows, format. */
export function ExportDialog({
  title,
  columns,
  defaultColumns,
  filteredCount,
  selectedCount = 0,
  onExport,
  describeError,
  open,
  onOpenChange,
  ...rest
}: ExportDialogProps): ReactNode {
  const text = useOverlaysText();
  const format = useFormat();
  const [ownOpen, setOwnOpen] = useState(rest.defaultOpen ?? false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(defaultColumns ?? columns.map(({ id }) => id)));
  const [rows, setRows] = useState<'filtered' | 'selected'>('filtered');
  const [kind, setKind] = useState<ExportFormat>('xlsx');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const scope = selectedCount > 0 ? rows : 'filtered';
  const nothing = filteredCount === 0 && selectedCount === 0;

  const change = (next: boolean): void => {
    if (pending) return;
    setProblem(undefined);
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const run = async (): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
      await onExport({ columns: columns.flatMap(({ id }) => (chosen.has(id) ? id : [])), format: kind, rows: scope });
      setOwnOpen(false);
      onOpenChange?.(false);
    } catch (error) {
      setProblem(describeError?.(error) ?? text.exportFailed);
    } finally {
      setPending(false);
    }
  };
  const reason = nothing ? text.exportNothing : chosen.size === 0 ? text.exportNoColumns : undefined;

  return (
    <Dialog
      data-slot="export-dialog"
      {...rest}
      title={title ?? text.exportTitle}
      open={open ?? ownOpen}
      onOpenChange={change}
      footer={
        <>
          <DialogClose>
            <Button disabled={pending}>{text.cancel}</Button>
          </DialogClose>
          <Button variant="primary" loading={pending} disabledReason={reason} onClick={() => void run()}>
            {text.exportRun}
          </Button>
        </>
      }
    >
      <div data-slot="export-dialog-form" className="sb:flex sb:flex-col sb:gap-5 sb:text-sm">
        {nothing && <Alert tone="info">{text.exportNothing}</Alert>}
        {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
        {selectedCount > 0 && (
          <RadioGroup
            label={text.exportRows}
            value={rows}
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
      </div>
    </Dialog>
  );
}
