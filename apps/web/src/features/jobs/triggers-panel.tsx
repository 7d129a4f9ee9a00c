import type { JobRow } from '@seaberry/api-client/schemas';
import { Button } from '@seaberry/ui/button';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';

import { useMayCall } from '../../kit/access.ts';
import { Dialogs, loadDialog } from '../../kit/actions/dialogs.tsx';
import type { OpenDialog } from '../../kit/actions/open-dialog.ts';
import { RowMenu } from '../../kit/actions/row-menu.tsx';
import { useAction } from '../../kit/actions/use-action.ts';
import { NestedTable } from '../../kit/list/nested-table.tsx';
import type { RecordPartProps, Resource } from '../../kit/resource.types.ts';
import type { LoadedRows } from '../../kit/use-rows.ts';
import { useResourceTexts } from '../../kit/words.ts';
import { triggers } from './triggers-resource.tsx';

/** Triggers of a job, below its row. Those of a built-in job can only be paused. */
export function TriggersPanel({ row, words }: RecordPartProps<JobRow>): ReactNode {
  const { jobId, createType, jobTriggers } = row;
  const own = createType === 2;
  const texts = useResourceTexts('jobs.triggers');
  const mayCall = useMayCall('sysJob');
  const resource = useMemo((): Resource => {
    const { form, delete: remove, calls, ...rest } = triggers;
    // The form does not ask for the job.
    const ofJob = form && { ...form, finish: (input: object) => ({ ...input, jobId }) };
    const changed = ofJob && remove && calls ? { form: ofJob, delete: remove, calls } : {};
    return { ...rest, owner: { jobId }, ...(own ? changed : {}) };
  }, [jobId, own]);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { mutate } = useAction(resource, texts, {});
  const rows = jobTriggers ?? [];
  const open = (next: OpenDialog): void => {
    if (next.kind === 'action') mutate({ action: next.action, row: next.row });
    else {
      const show = (): void => setDialog(next);
      // Code that failed to load is loaded again on render, which shows the failure.
      loadDialog(resource, next).then(show, show);
    }
  };
  const close = (): void => setDialog(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {rows.length > 0 ? (
        <NestedTable
          label={words.t('triggersOf', { name: jobId })}
          table={{ ...resource, columns: resource.columns.filter(({ hidden }) => !hidden) }}
          {...{ rows }}
          words={texts}
          rowActions={(trigger) => <RowMenu {...{ resource }} words={texts} row={trigger} onOpen={open} />}
        />
      ) : (
        <p className="text-fg-muted text-sm">{words.t(own ? 'noTriggers' : 'onDemand')}</p>
      )}
      {own && mayCall('addJobTrigger') && (
        <Button className="justify-self-start" size="sm" icon={<Plus size={16} />} onClick={() => open({ kind: 'add' })}>
          {texts.t('add')}
        </Button>
      )}
      <Dialogs {...{ resource, dialog }} words={texts} rows={NO_ROWS} onClose={close} onRowsDeleted={close} onBulkDone={close} />
    </div>
  );
}

/** Triggers are not exported on their own. */
const NO_ROWS = { rows: [], loadedRows: [], complete: true } as unknown as LoadedRows;
