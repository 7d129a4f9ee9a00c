import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { useDirtyGuard } from '@seaberry/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { RecoveryCodes } from '../../kit/factors/recovery-codes.tsx';
import { TotpSetup, type TotpSetupState } from '../../kit/factors/totp-setup.tsx';
import { ProofDialog } from '../../kit/proof/proof-dialog.tsx';
import { LANDING_PATH } from '../../session/guard.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { AuthPage } from './auth-page.tsx';

export const ownFactorScreen = defineScreen<object>({
  key: '/factorAdd',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  loader: ({ app }) => app.texts.ensure('app', 'access'),
  Component: OwnFactorPage,
});

/** A user whose role asks for a second factor adds one before anything else. */
function OwnFactorPage(): ReactNode {
  const { signOut } = useApp();
  const t = useTranslations('access');
  const queryClient = useQueryClient();
  const { open } = useScreen();
  const formId = useId();
  const [state, setState] = useState<TotpSetupState>('ready');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Asks before the page is loaded anew: the codes are shown this once.
  useDirtyGuard(codes !== null);
  const goOn = (): void => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sysConfig' });
    open(LANDING_PATH);
  };
  return (
    <AuthPage title={t('factors.title')} {...(codes ? {} : { description: t('factors.lead') })}>
      {codes ? (
        <div className="grid gap-4">
          <RecoveryCodes codes={codes} takeFocus />
          <Button variant="primary" size="lg" onClick={goOn}>
            {t('factors.recovery.done')}
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          <TotpSetup formId={formId} onState={setState} onDone={(made) => (made ? setCodes(made) : goOn())}>
            <Button type="submit" variant="primary" size="lg" loading={state === 'confirming'}>
              {t('factors.app.confirm')}
            </Button>
          </TotpSetup>
          {/* Also after a failure, where only a retry is left. */}
          <Button variant="ghost" disabled={state === 'confirming'} onClick={() => void signOut()}>
            {t('change.signOut')}
          </Button>
        </div>
      )}
      {/* A session that another device has opened has no proof of identity yet. */}
      <ProofDialog />
    </AuthPage>
  );
}
