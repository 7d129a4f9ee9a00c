import type { LdapRun, LdapServerRow } from '@seaberry/api-client/schemas';
import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { Skeleton } from '@seaberry/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { NestedTable, type NestedTableProps } from '../../kit/list/nested-table.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { useResourceTexts, type ResourceTexts } from '../../kit/words.ts';

const REFRESH_MS = 1000;

type Kind = 'user' | 'dept';
type Change = NonNullable<LdapRun['rows']>[number]['changes'][number];

export const SyncPeopleDialog = (props: ActionDialogProps<LdapServerRow>): ReactNode => <SyncDialog kind="user" {...props} />;
export const SyncDepartmentsDialog = (props: ActionDialogProps<LdapServerRow>): ReactNode => <SyncDialog kind="dept" {...props} />;

/** Shows what a synchronization would change, then makes it, and shows the result. */
function SyncDialog({ kind, row, onClose, onDone }: ActionDialogProps<LdapServerRow> & { kind: Kind }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('ldap.plan.sync');
  const common = useTranslations('common');
  const explain = useExplain();
  const [runId, setRunId] = useState<string | null>(null);
  const [synced, setSynced] = useState(false);
  const calls =
    kind === 'user'
      ? ({ preview: client.sysLdap.previewUser, sync: client.sysLdap.syncUser } as const)
      : ({ preview: client.sysLdap.previewDept, sync: client.sysLdap.syncDept } as const);
  const start = useMutation({
    mutationFn: (previewId: string | null) => (previewId === null ? calls.preview({ id: row.id }) : calls.sync({ id: row.id, previewId })),
    onSuccess: (id, previewId) => {
      setRunId(id ?? null);
      setSynced(previewId !== null);
    },
    meta: { handledByCaller: true },
  });
  const { mutate } = start;
  useEffect(() => mutate(null), [mutate]);
  const query = useQuery({
    ...callQuery(client, 'sysLdap', 'run', { id: runId ?? '' }),
    enabled: runId !== null,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'waiting' ? REFRESH_MS : false),
    meta: { handledByCaller: true },
  });
  const error = start.error ?? query.error;
  const run = start.isPending || query.data?.state === 'waiting' ? undefined : query.data;
  const failed = run?.state === 'failed';
  const made = synced && run?.state === 'ready';
  const works = run?.state === 'ready' && !synced && changesOf(run) > 0;
  const again = (): void => start.mutate(null);
  return (
    <Dialog
      open
      size="xl"
      title={t(kind === 'user' ? 'userTitle' : 'deptTitle', { name: row.host })}
      dirtyGuard={start.isPending && start.variables !== null}
      onOpenChange={(open) => {
        if (!open) (made ? onDone : onClose)();
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common(works ? 'cancel' : 'close')}</Button>
          </DialogClose>
          {(error || failed) && <Button onClick={again}>{t('again')}</Button>}
          {works && (
            <Button variant="primary" onClick={() => start.mutate(run.id)}>
              {t('start')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error ? (
          <ErrorState size="sm" title={t('failed')} description={explain(error)} />
        ) : run === undefined ? (
          <div className="grid gap-3" aria-busy="true">
            <output className="text-sm text-muted">{t('reading')}</output>
            <Skeleton />
            <Skeleton className="w-2/3" />
          </div>
        ) : failed ? (
          <ErrorState size="sm" title={t(synced ? 'syncFailed' : 'failed')} description={run.message ?? ''} />
        ) : (
          <Plan run={run} made={made} />
        )}
      </div>
    </Dialog>
  );
}

const CHANGING = ['add', 'change', 'enable', 'disable'] as const;
const changesOf = ({ counts }: LdapRun): number => CHANGING.reduce((sum, action) => sum + (counts?.[action] ?? 0), 0);

const valueOf = (change: Change, { t }: ResourceTexts): string => {
  const none = t('sync.empty');
  const field = t(`changed.${change.field}`);
  return t('sync.value', { field, before: change.before ?? none, after: change.after ?? none });
};

const TABLE: NestedTableProps['table'] = {
  paging: 'browser',
  rowId: 'at',
  rowName: (row) => String(row['name']),
  columns: [
    { id: 'name', size: 168, wrap: true },
    {
      id: 'action',
      kind: 'words',
      words: 'rowActions',
      tones: { add: 'success', change: 'info', enable: 'success', disable: 'danger', skip: 'warning' },
      size: 120,
    },
    { id: 'key', size: 144, wrap: true },
    {
      id: 'changes',
      kind: 'custom',
      size: 380,
      wrap: true,
      // Rows of a run.
      cell: (row, words) => <Changes row={row as unknown as NonNullable<LdapRun['rows']>[number]} words={words} />,
      text: () => '',
    },
  ],
};

function Changes({ row: { changes, reasons }, words }: { row: NonNullable<LdapRun['rows']>[number]; words: ResourceTexts }): ReactNode {
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={change.field}>{valueOf(change, words)}</li>
      ))}
      {reasons.map((reason) => (
        <li key={reason}>{words.t(`reasons.${reason}`)}</li>
      ))}
    </ul>
  );
}

function Plan({ run, made }: { run: LdapRun; made: boolean }): ReactNode {
  const words = useResourceTexts('ldap.plan');
  const { t } = words;
  const rows = (run.rows ?? []).map((row, at) => ({ ...row, id: String(at), at: String(at) }));
  const counts = run.counts ?? {};
  const all = changesOf(run) + (counts['skip'] ?? 0);
  const shown = [...CHANGING, 'skip'].filter((action) => counts[action]);
  const summary = [
    ...shown.map((action) => t(`counts.${action}`, { count: counts[action] ?? 0 })),
    t('sync.same', { count: counts['same'] ?? 0 }),
  ].join(' · ');
  return (
    <>
      {all === 0 ? (
        <EmptyState size="sm" title={t('sync.nothing')} description={t('sync.nothingText')} />
      ) : (
        <>
          <Alert tone={made ? 'success' : 'info'} title={t(made ? 'sync.done' : 'sync.preview')}>
            {summary}
          </Alert>
          {!made && (counts['disable'] ?? 0) > 0 && <Alert tone="warning">{t('sync.disables', { count: counts['disable'] ?? 0 })}</Alert>}
          <NestedTable label={t('sync.table')} table={TABLE} rows={rows} words={words} />
          {rows.length < all && <p className="text-sm text-muted">{t('sync.first', { shown: rows.length, all })}</p>}
        </>
      )}
    </>
  );
}
