import { useTranslations } from '@seaberry/i18n/react';
import { Switch } from '@seaberry/ui/switch';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

import { desktop } from './lib/desktop.ts';

/** Switch for desktop notifications of new messages; the browser may deny them. */
export function DesktopSwitch(): ReactNode {
  const t = useTranslations('inbox');
  const state = useSyncExternalStore(desktop.subscribe, desktop.get, () => 'off' as const);
  const [asking, setAsking] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const change = async (on: boolean): Promise<void> => {
    setAsking(true);
    try {
      setUnanswered((await desktop.set(on)) === 'off' && on);
    } finally {
      setAsking(false);
    }
  };
  const reason = state === 'missing' ? t('desktopMissing') : state === 'denied' ? t('desktopDenied') : undefined;
  return (
    <Switch
      label={t('desktop')}
      size="sm"
      description={reason ? undefined : unanswered ? t('desktopUnasked') : t('desktopHint')}
      disabledReason={reason}
      checked={state === 'on'}
      loading={asking}
      onCheckedChange={(on) => void change(on)}
    />
  );
}
