import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';

import { useApp } from '../../../app-context.tsx';
import { renewRecoveryCodesMutation } from '../../../kit/factors/queries.ts';
import { FactorCard, FactorQuestion } from './factor-card.tsx';

export interface RecoveryCardProps {
  left: number;
  /** The button for new codes. */
  renewRef: Ref<HTMLButtonElement>;
  onCodes(codes: readonly string[]): void;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCard({ left, renewRef, onCodes }: RecoveryCardProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access.factors.recovery');
  return (
    <FactorCard
      title={t('title')}
      actions={
        <FactorQuestion
          trigger={
            <Button ref={renewRef} size="sm">
              {t('renew')}
            </Button>
          }
          title={t('renewAsk')}
          description={t('renewText')}
          confirmLabel={t('renew')}
          change={useMutation(renewRecoveryCodesMutation(client))}
          input={undefined}
          onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        />
      }
    >
      <p>{t('lead')}</p>
      <p>{t('left', { count: left })}</p>
    </FactorCard>
  );
}
