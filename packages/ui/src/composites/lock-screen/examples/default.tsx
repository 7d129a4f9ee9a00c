'use client';

import { BrandMark } from '@seaberry/ui/brand-mark';
import { LockScreen } from '@seaberry/ui/lock-screen';

export function LockScreenExample() {
  return (
    <LockScreen
      locked
      user={{ name: 'Lin Yue', account: 'lin.yue', sex: 'female' }}
      timeZone="Asia/Shanghai"
      brand={<BrandMark size="lg" label="Seaberry" />}
      onSignOut={() => window.location.assign('/')}
      onUnlock={(password: string) =>
        password === 'seaberry' ? Promise.resolve() : Promise.reject(new Error('The password is not right.'))
      }
    />
  );
}
