import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import type { ReactNode } from 'react';

import type { SysInfo } from '../../session/session.ts';

type Account = NonNullable<SysInfo['demoAccounts']>[number];

export interface DemoAccountsProps {
  /** Only from a demonstration server. */
  accounts: readonly Account[];
  onChoose(account: string, password: string): void;
}

/** Demo accounts; selecting one fills in the form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps): ReactNode {
  const t = useTranslations('auth');
  if (accounts.length === 0) return null;
  // On a wide screen it is positioned below the centred form, which must not shift when the response arrives.
  return (
    <div className="md:absolute md:inset-x-0 md:top-full md:pt-6">
      <Alert tone="info" title={t('demoTitle')}>
        <p>{t('demoHint')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {accounts.map(({ account, password, company }) => (
            <Button
              key={account}
              size="sm"
              title={[t('demoUse', { account }), company].filter(Boolean).join(' · ')}
              onClick={() => onChoose(account, password)}
            >
              {account}
            </Button>
          ))}
        </div>
      </Alert>
    </div>
  );
}
