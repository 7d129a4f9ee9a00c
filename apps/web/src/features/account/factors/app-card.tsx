import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { removeTotpMutation, type OwnFactors } from '../../../kit/factors/queries.ts';
import { TotpSetup } from '../../../kit/factors/totp-setup.tsx';
import { useTime } from './use-time.ts';

export interface AppCardProps {
  totp: OwnFactors['totp'];
  /** Recovery codes that were made with the first factor. */
  onCodes(codes: readonly string[]): void;
}

/** Authenticator app: set up, replace, remove. */
export function AppCard({ totp, onCodes }: AppCardProps): ReactNode {
  const t = useTranslations('access.factors.app');
  const time = useTime();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <div className="ms-auto flex flex-wrap gap-2">
          {totp && <Remove />}
          <SetUp label={totp ? t('replace') : t('setUp')} onCodes={onCodes} />
        </div>
      </CardHeader>
      <CardBody>
        {totp ? (
          <DescriptionList
            items={[
              { term: t('added'), description: time(totp.createTime) },
              { term: t('used'), description: time(totp.usedAt) },
            ]}
          />
        ) : (
          <p>{t('lead')}</p>
        )}
      </CardBody>
    </Card>
  );
}

function SetUp({ label, onCodes }: { label: string; onCodes(codes: readonly string[]): void }): ReactNode {
  const t = useTranslations('access.factors.app');
  const common = useTranslations('common');
  const queryClient = useQueryClient();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const done = (codes: readonly string[] | null): void => {
    setOpen(false);
    toast({ tone: 'success', title: t('done'), description: t('doneText') });
    void queryClient.invalidateQueries({ queryKey: ['sysFactor'] });
    if (codes) onCodes(codes);
  };
  return (
    <Dialog
      trigger={<Button size="sm">{label}</Button>}
      title={t('setUpTitle')}
      open={open}
      onOpenChange={setOpen}
      footer={
        <>
          <DialogClose>
            <Button>{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={pending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <TotpSetup formId={formId} onDone={done} onPending={setPending} />
    </Dialog>
  );
}

function Remove(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access.factors.app');
  const explain = useExplain();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(removeTotpMutation(client));
  return (
    <ConfirmDialog
      trigger={<Button size="sm">{t('remove')}</Button>}
      tone="danger"
      title={t('removeAsk')}
      description={t('removeText')}
      confirmLabel={t('remove')}
      open={asking}
      onOpenChange={(open) => {
        if (open) remove.reset();
        setAsking(open);
      }}
      onConfirm={async () => {
        await remove.mutateAsync(undefined);
        await queryClient.invalidateQueries({ queryKey: ['sysFactor'] });
        toast({ tone: 'success', title: t('removed') });
      }}
      error={remove.error ? explain(remove.error) : undefined}
    />
  );
}
