'use client';

import { Button } from '@seaberry/ui/button';
import { LockScreen, useIdle } from '@seaberry/ui/lock-screen';
import { useState } from 'react';

// Your call. It must check the password on the server; the page behind stays mounted and keeps what was typed.
async function unlock(password: string): Promise<void> {
  if (password !== 'seaberry') throw new Error('The password is not right.');
}

export function LockAfterIdleTimeExample() {
  const [locked, setLocked] = useState(false);
  useIdle({ seconds: 300, enabled: !locked, onIdle: () => setLocked(true) });
  return (
    <>
      <p>This page locks after five minutes without activity.</p>
      <Button onClick={() => setLocked(true)}>Lock now</Button>
      <LockScreen
        locked={locked}
        user={{ name: 'Lin Yue', account: 'lin.yue' }}
        timeZone="Asia/Shanghai"
        onUnlock={async (password) => {
          await unlock(password);
          setLocked(false);
        }}
        onSignOut={() => window.location.assign('/')}
      />
    </>
  );
}
