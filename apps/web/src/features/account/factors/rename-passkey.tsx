import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { renamePasskeyMutation, type OwnPasskey } from '../../../kit/factors/queries.ts';
import { NewerValues } from '../../../kit/form/newer-frame.tsx';
import { NewerRow } from '../../../kit/form/newer-row.tsx';
import { useNewer } from '../../../kit/form/use-newer.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

/** Gives a passkey another name. */
export function RenamePasskey({ passkey }: { passkey: OwnPasskey }): ReactNode {
  const t = useTranslations('access.factors.passkey');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={t('renameOf', { name: passkey.name })} onClick={() => setOpen(true)}>
        {t('rename')}
      </Button>
      {open && <RenameDialog passkey={passkey} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: OwnPasskey; onClose(): void }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access.factors.passkey');
  const common = useTranslations('common');
  const explain = useExplain();
  const queryClient = useQueryClient();
  const formId = useId();
  const [{ id, name: before, version }] = useState(passkey);
  const [name, setName] = useState(before);
  const newer = useNewer<{ name?: string }>(version);
  const done = (): void => {
    void queryClient.invalidateQueries({ queryKey: ['sysFactor'] });
    onClose();
  };
  const rename = useMutation({
    ...renamePasskeyMutation(client),
    onError: newer.refused,
    onSuccess: () => {
      toast({ tone: 'success', title: t('renamed') });
      done();
    },
  });
  return (
    <>
      <Dialog
        size="sm"
        title={t('renameTitle')}
        open
        dirtyGuard={name.trim() !== before}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        footer={
          <>
            <DialogClose>
              <Button>{common('cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" loading={rename.isPending}>
              {common('save')}
            </Button>
          </>
        }
      >
        <PasskeyNameForm
          id={formId}
          initial={before}
          error={rename.error ? explain(rename.error) : undefined}
          onChange={setName}
          onSubmit={(given) => rename.mutate({ id, version: newer.version, name: given })}
        />
      </Dialog>
      <NewerRow {...{ newer }} name={before} onKeep={(seen) => rename.mutate({ id, version: seen, name: name.trim() })} onTake={done}>
        <NewerValues rows={[{ id, label: t('name'), values: [before, name.trim(), newer.row?.name ?? ''] }]} />
      </NewerRow>
    </>
  );
}
