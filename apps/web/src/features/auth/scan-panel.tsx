import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { QrCode, type QrCodeState } from '@seaberry/ui/qr-code';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { hrefTo } from '../../shared/links.ts';
import type { PanelProps } from './code-panel.tsx';
import { Failure } from './failure.tsx';
import type { ScanPhase } from './scan.logic.ts';
import { enter } from './sign-in.ts';
import { useAttempt } from './use-attempt.ts';
import { useScan, type ScanAnswer } from './use-scan.ts';

const QR_STATES: Record<Exclude<ScanPhase, 'refused' | 'failed'>, QrCodeState> = {
  making: 'loading',
  waiting: 'ready',
  scanned: 'scanned',
  confirmed: 'confirmed',
  expired: 'expired',
};

/** Sign-in approved by another signed-in device. */
export function ScanPanel({ notice, onSignedIn }: Omit<PanelProps, 'turn'>): ReactNode {
  const app = useApp();
  const t = useTranslations('access');
  const common = useTranslations('common');
  const explain = useExplain();
  const login = useAttempt((answer: ScanAnswer) => enter(app, answer), { success: onSignedIn, failure: () => {} });
  const { phase, id, error, renew } = useScan(login.run);
  const renewButton = (
    <Button onClick={renew} size="md">
      {t('scan.renew')}
    </Button>
  );
  return (
    <div className="grid justify-items-center gap-4">
      {notice && <Alert className="w-full">{notice}</Alert>}
      {Boolean(login.error) && <Failure error={login.error} title={common('failure.loginFailed')} />}
      {phase === 'refused' || phase === 'failed' ? (
        <Alert
          tone={phase === 'refused' ? 'warning' : 'danger'}
          title={t(`scan.${phase}`)}
          action={renewButton}
          className="w-full"
          {...(error ? { children: explain(error) } : {})}
        />
      ) : (
        <>
          <QrCode label={t('scan.label')} value={id && addressOf(id)} state={QR_STATES[phase]} size="lg" onRefresh={renew} />
          <p className="max-w-xs text-center">{phase === 'scanned' ? t('scan.scanned') : t('scan.how')}</p>
        </>
      )}
    </div>
  );
}

/** Page of this app that a signed-in device opens to approve it. */
const addressOf = (id: string): string => new URL(hrefTo('/scan', { id }), window.location.href).href;
