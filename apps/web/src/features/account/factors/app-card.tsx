import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { removeTotpMutation, type OwnFactors } from '../../../kit/factors/queries.ts';
import { TotpSetup, type TotpSetupState } from '../../../kit/factors/totp-setup.tsx';
import { FactorCard, FactorQuestion } from './factor-card.tsx';
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
    <FactorCard
      title={t('title')}
      actions={
        <>
          {totp && <Remove />}
          <SetUp label={totp ? t('replace') : t('setUp')} onCodes={onCodes} />
        </>
      }
    >
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
    </FactorCard>
  );
}

function SetUp({ label, onCodes }: { label: string; onCodes(codes: readonly string[]): void }): ReactNode {
  const t = useTranslations('access.factors.app');
  const common = useTranslations('common');
  const queryClient = useQueryClient();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<TotpSetupState>('ready');
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
      onOpenChange={(next) => {
        setState('ready');
        setOpen(next);
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={state === 'confirming'} disabled={state === 'failed'}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <TotpSetup formId={formId} onDone={done} onState={setState} />
    </Dialog>
  );
}

function Remove(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access.factors.app');
  return (
    <FactorQuestion
      trigger={<Button size="sm">{t('remove')}</Button>}
      tone="danger"
      title={t('removeAsk')}
      description={t('removeText')}
      confirmLabel={t('remove')}
      change={useMutation(removeTotpMutation(client))}
      input={undefined}
      onDone={() => toast({ tone: 'success', title: t('removed') })}
    />
  );
}
