import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { renewRecoveryCodesMutation } from '../../../kit/factors/queries.ts';

/** How many recovery codes are left, and new ones. */
export function RecoveryCard({ left, onCodes }: { left: number; onCodes(codes: readonly string[]): void }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access.factors.recovery');
  const explain = useExplain();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const renew = useMutation(renewRecoveryCodesMutation(client));
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <ConfirmDialog
          trigger={
            <Button size="sm" className="ms-auto">
              {t('renew')}
            </Button>
          }
          title={t('renewAsk')}
          description={t('renewText')}
          confirmLabel={t('renew')}
          open={asking}
          onOpenChange={(open) => {
            if (open) renew.reset();
            setAsking(open);
          }}
          onConfirm={async () => {
            const { recoveryCodes } = await renew.mutateAsync(undefined);
            renew.reset();
            onCodes(recoveryCodes);
            void queryClient.invalidateQueries({ queryKey: ['sysFactor'] });
          }}
          error={renew.error ? explain(renew.error) : undefined}
        />
      </CardHeader>
      <CardBody>
        <p>{t('lead')}</p>
        <p>{t('left', { count: left })}</p>
      </CardBody>
    </Card>
  );
}
