import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import type { ActionDialogProps } from '../../../kit/resource.types.ts';
import { saveFile } from '../../../shared/save-file.ts';
import type { SealedLog } from './sealed-log.ts';

/** Clears a log, after its rows were exported to a file. */
export function clearDialog({ controller, texts }: SealedLog): ComponentType<ActionDialogProps<null>> {
  return function ClearDialog({ onClose, onDone }: ActionDialogProps<null>): ReactNode {
    const { client } = useApp();
    const t = useTranslations('logs');
    const common = useTranslations('common');
    const explain = useExplain();
    const meta = { failure: 'actionFailed', handledByCaller: true } as const;
    const exporting = useMutation({
      mutationFn: async () => {
        const { blob, fileName } = await client[controller].export();
        const name = fileName ?? 'log.jsonl';
        saveFile(blob, name);
        return name;
      },
      meta,
    });
    const clearing = useMutation({
      mutationFn: () => client[controller].clear(),
      onSuccess: () => {
        toast({ tone: 'success', title: t(`${texts}.actions.clear.done`) });
        onDone();
      },
      meta,
    });
    const failure = clearing.error ?? exporting.error;
    const name = exporting.data;
    return (
      <Dialog
        open
        title={t(`${texts}.actions.clear.title`)}
        description={t(`${texts}.actions.clear.text`)}
        dirtyGuard={exporting.isPending || clearing.isPending}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        footer={
          <>
            <DialogClose>
              <Button>{common('cancel')}</Button>
            </DialogClose>
            <Button
              icon={<Download size={16} />}
              variant={name === undefined ? 'primary' : 'secondary'}
              loading={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              {t('seals.export')}
            </Button>
            <Button
              variant="danger"
              loading={clearing.isPending}
              disabledReason={name === undefined ? t('seals.needed') : undefined}
              onClick={() => clearing.mutate()}
            >
              {t(`${texts}.actions.clear.label`)}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Alert tone={name === undefined ? 'info' : 'success'}>
            {name === undefined ? t('seals.exportFirst') : t('seals.exported', { name })}
          </Alert>
          {failure !== null && (
            <Alert tone="danger" title={common('failure.actionFailed')}>
              {explain(failure)}
            </Alert>
          )}
        </div>
      </Dialog>
    );
  };
}
