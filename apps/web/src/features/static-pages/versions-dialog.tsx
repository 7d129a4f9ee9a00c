import { callQuery } from '@seaberry/api-client/query';
import type { StaticPageRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { Select } from '@seaberry/ui/select';
import { toast } from '@seaberry/ui/toaster';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useMayCall } from '../../kit/access.ts';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { ownTime } from '../../shared/own-time.ts';
import { LineDifference } from './line-difference.tsx';

/** Versions of a page: what changed between two of them, and publishing an earlier one again. */
export function VersionsDialog({ row, onClose, onDone }: ActionDialogProps<StaticPageRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('staticPages.versions');
  const format = useFormat();
  const { id, title } = row;
  const own = { staleTime: 0, meta: { handledByCaller: true } };
  const list = useQuery({ ...callQuery(client, 'sysStaticPage', 'versions', { id }), ...own });
  const versions = list.data ?? [];
  const current = versions[0]?.number;
  const [chosen, setChosen] = useState<{ older?: number; newer?: number }>({});
  const newer = chosen.newer ?? current;
  const older = chosen.older ?? versions[1]?.number ?? current;
  // A published version never changes.
  const textOf = (number: number | undefined) => ({
    ...callQuery(client, 'sysStaticPage', 'version', { id, number: number ?? 1 }),
    enabled: number !== undefined,
    staleTime: Infinity,
    meta: { handledByCaller: true },
  });
  const [before, after] = [useQuery(textOf(older)), useQuery(textOf(newer))];
  const restore = useMutation({
    mutationFn: (number: number) => client.sysStaticPage.restore({ id, number, version: row.version }),
    onSuccess: (_, number) => {
      toast({ tone: 'success', title: t('done', { number }) });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  const mayCall = useMayCall('sysStaticPage');
  const options = versions.map(({ number, createTime, createUserName }) => {
    const version = t('one', { number, time: ownTime(format, createTime) });
    const whole = createUserName ? t('by', { version, user: createUserName }) : version;
    return { value: String(number), label: number === current ? t('current', { version: whole }) : whole };
  });
  const isEarlier = older !== undefined && older !== current;
  return (
    <ActionFrame
      title={t('title', { name: title })}
      size="xl"
      needs={[list, before, after]}
      pending={restore.isPending}
      error={restore.error}
      submitLabel={t('restore')}
      {...(mayCall('restore') && isEarlier ? { onSubmit: () => restore.mutate(older) } : {})}
      onClose={onClose}
    >
      {versions.length < 2 ? (
        <div className="grid gap-3">
          <p className="text-sm text-muted">{t('first')}</p>
          <pre className="m-0 wrap-anywhere whitespace-pre-wrap">{after.data?.body}</pre>
        </div>
      ) : (
        <>
          <div className="grid gap-3 md:grid-cols-2">
            <Field label={t('older')}>
              <Select
                value={String(older ?? '')}
                options={options}
                onChange={(event) => setChosen({ ...chosen, older: Number(event.currentTarget.value) })}
              />
            </Field>
            <Field label={t('newer')}>
              <Select
                value={String(newer ?? '')}
                options={options}
                onChange={(event) => setChosen({ ...chosen, newer: Number(event.currentTarget.value) })}
              />
            </Field>
          </div>
          {before.data && after.data && (
            <LineDifference before={`${before.data.title}\n\n${before.data.body}`} after={`${after.data.title}\n\n${after.data.body}`} />
          )}
        </>
      )}
    </ActionFrame>
  );
}
