import { FILE_SUFFIXES } from '@seaberry/api-client/contract';
import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { Checkbox } from '@seaberry/ui/checkbox';
import { Field } from '@seaberry/ui/field';
import { FileUpload } from '@seaberry/ui/file-upload';
import { usePermission } from '@seaberry/ui/permission';
import { toast } from '@seaberry/ui/toaster';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { bytesText } from '../../kit/measures.ts';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { BillChoice } from './bill-choice.tsx';
import { sendFile } from './send-file.ts';

const ACCEPT = FILE_SUFFIXES.map((suffix) => `.${suffix}`).join(',');

/** Uploads any number of files, each with its progress; a failed one continues where it stopped. */
export function UploadDialog({ onClose, onDone }: ActionDialogProps<null>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('files.upload');
  const files = useTranslations('files');
  const may = usePermission();
  const explain = useExplain();
  const format = useFormat();
  const queryClient = useQueryClient();
  const limits = useQuery({ ...callQuery(client, 'sysFile', 'limits', undefined), staleTime: 0, meta: { handledByCaller: true } });
  const [isPublic, setPublic] = useState(false);
  const [billId, setBillId] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  const [unfinished, setUnfinished] = useState(0);
  const close = (): void => {
    if (done === 0) return onClose();
    toast({ tone: 'success', title: t('done', { count: done }) });
    onDone();
  };
  return (
    <ActionFrame title={files('add')} size="lg" needs={[limits]} dirty={unfinished > 0} onClose={close}>
      {may({ code: 'oceanBill:page' }) && (
        <Field label={files('relations.oceanBill')} description={t('billHint')}>
          <BillChoice value={billId} onChange={setBillId} />
        </Field>
      )}
      <FileUpload
        paste
        label={t('field')}
        description={t('hint')}
        accept={ACCEPT}
        {...(limits.data ? { maxSizeBytes: limits.data.maxBytes } : {})}
        upload={async (file, options) => {
          try {
            return await sendFile(client, file, { ...options, isPublic, billId });
          } catch (reason) {
            throw new Error(explain(reason), { cause: reason });
          }
        }}
        onPending={(numbers) => setUnfinished(numbers.unfinished)}
        onUploaded={() => {
          setDone((before) => before + 1);
          void queryClient.invalidateQueries({ queryKey: ['sysFile', 'limits'] });
        }}
      />
      <Checkbox label={t('isPublic')} description={t('isPublicHint')} checked={isPublic} onCheckedChange={setPublic} />
      {limits.data && (
        <p className="text-sm text-muted">
          {t('used', { used: bytesText(limits.data.usedBytes, format), quota: bytesText(limits.data.quotaBytes, format) })}
        </p>
      )}
    </ActionFrame>
  );
}
