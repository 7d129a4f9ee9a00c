import { Eraser, ShieldCheck } from 'lucide-react';

import type { Action } from '../../../kit/resource.types.ts';
import { lazily } from '../../../shared/lazily.tsx';
import type { SealedLog } from './sealed-log.ts';

/** Toolbar of a log. Back ends without seals clear a log without an export. */
export function logActions(log: SealedLog): Action<null, 'verify' | 'clear'>[] {
  const Verify = lazily(async () => (await import('./verify-dialog.tsx')).verifyDialog(log));
  const Clear = lazily(async () => (await import('./clear-dialog.tsx')).clearDialog(log));
  const clear = { id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear' } as const;
  return [
    { id: 'verify', icon: <ShieldCheck size={16} />, call: 'verify', capability: 'logSeals', Dialog: Verify.Component },
    { ...clear, capability: 'logSeals', Dialog: Clear.Component },
    { ...clear, without: 'logSeals', confirm: true },
  ];
}
