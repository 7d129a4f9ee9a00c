import { useTranslations } from '@seaberry/i18n/react';
import { LockScreen, useIdle } from '@seaberry/ui/lock-screen';
import { toast } from '@seaberry/ui/toaster';
import { useRef, type ReactNode } from 'react';

import { useExplain } from '../api/explain.ts';
import { useApp } from '../app-context.tsx';
import { encryptedPassword } from '../session/encrypted-password.ts';
import { usePicture } from '../session/use-picture.ts';
import { useCapability, useSession } from '../session/use-session.ts';
import { useThemeConfig } from '../settings/use-theme-config.ts';
import { readStored, writeStored } from '../shared/storage.ts';
import { activity } from './lock-store.ts';
import { useLockKeys, type useLock } from './use-lock.ts';

/** Key of whether this browser has explained that the screen locks automatically. */
const EXPLAINED = 'lockExplained';

/** The authenticated app with its lock screen: by shortcut, by menu, and automatically after inactivity. */
export function LockedApp({
  lock,
  brand,
  onSettings,
  children,
}: {
  lock: ReturnType<typeof useLock>;
  brand: ReactNode;
  onSettings(): void;
  children: ReactNode;
}): ReactNode {
  const app = useApp();
  const t = useTranslations('shell');
  const explain = useExplain();
  const { user, base } = useSession();
  const picture = usePicture(user.avatar ?? base.avatar);
  const config = useThemeConfig();
  const inBody = useCapability('sysAuth.unlockBody') === true;
  useLockKeys(lock.lock);
  const byItself = useRef(false);
  const onIdle = (): void => {
    byItself.current = true;
    lock.lock();
  };
  useIdle({ seconds: config.lockScreenTime, enabled: config.isLockScreen && !lock.locked, onIdle, shared: activity });
  const unlock = async (password: string): Promise<void> => {
    let isRight: boolean;
    try {
      isRight = await app.client.sysAuth.unLockScreen({ password: await encryptedPassword(password) }, inBody ? {} : { in: 'query' });
    } catch (error) {
      throw new Error(explain(error), { cause: error });
    }
    if (!isRight) throw new Error(t('lock.wrong'));
    lock.unlock();
    if (byItself.current && readStored(EXPLAINED) === null) {
      writeStored(EXPLAINED, '1');
      toast({
        title: t('lock.byItself', { minutes: config.lockScreenTime / 60 }),
        description: t('lock.byItselfText'),
        action: { label: t('settings'), onAction: onSettings },
      });
    }
    byItself.current = false;
  };
  return (
    <LockScreen
      locked={lock.locked}
      user={{ name: user.realName ?? base.nickName ?? user.account, account: user.account, src: picture, ...sexOf(base.sex) }}
      onUnlock={unlock}
      // Locked until the session has ended: the guard then clears the lock.
      onSignOut={() => app.signOut()}
      brand={brand}
    >
      {children}
    </LockScreen>
  );
}

/** 1 male, 2 female; others unknown. */
export const sexOf = (sex: number | null | undefined): { sex?: 'male' | 'female' } =>
  sex === 1 ? { sex: 'male' } : sex === 2 ? { sex: 'female' } : {};
