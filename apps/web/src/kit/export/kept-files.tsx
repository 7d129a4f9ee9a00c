import { useTranslations } from '@seaberry/i18n/react';
import { ExportFiles, type ExportFile } from '@seaberry/ui/export-dialog';
import { toast } from '@seaberry/ui/toaster';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { bytesText } from '../measures.ts';
import { download, filesChanged, isPending, nameOf, progressOf, watchedFiles, type ServerFile } from './server-file.ts';

/** Export files of the user on the server. */
export function KeptFiles(): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('common');
  const format = useFormat();
  const explain = useExplain();
  const { data = [] } = useQuery(watchedFiles(client));
  const act = useMutation({
    mutationFn: async (run: () => Promise<unknown>) => run(),
    onError: (error) => toast({ tone: 'danger', title: t('failure.actionFailed'), description: explain(error) }),
    onSettled: () => filesChanged(queryClient, client),
    meta: { failure: 'actionFailed', handledByCaller: true },
  });
  const detailOf = (file: ServerFile): string => {
    const { state, done, total, size, message } = file;
    if (state === 'failed') return message ?? t('failure.exportFailed');
    if (state === 'ready') return [t('exports.rows', { count: done }), bytesText(size ?? 0, format)].join(' · ');
    if (state === 'waiting') return t('exports.waiting');
    return total ? t('exports.rowsOf', { done, total }) : t('exports.rows', { count: done });
  };
  const files = data.map((file): ExportFile => {
    const progress = file.state === 'running' ? progressOf(file) : undefined;
    return {
      id: file.id,
      name: nameOf(file),
      state: isPending(file) ? 'pending' : file.state === 'ready' ? 'ready' : 'failed',
      detail: detailOf(file),
      ...(progress === undefined ? {} : { progress }),
    };
  });
  const byId = ({ id }: ExportFile): ServerFile | undefined => data.find((file) => file.id === id);
  return (
    <ExportFiles
      files={files}
      onDownload={(file) => {
        const found = byId(file);
        if (found) act.mutate(() => download(client, found));
      }}
      onRetry={({ id }) => act.mutate(() => client.sysExport.retry({ id }))}
      onRemove={({ id }) => act.mutate(() => client.sysExport.remove({ id }))}
    />
  );
}
