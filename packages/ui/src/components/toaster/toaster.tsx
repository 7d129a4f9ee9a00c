import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

import { isToastUsed, watchToastUsed } from './toast-queue.js';

const ToastRegion = lazy(() => import('./components/toast-region.js').then((module) => ({ default: module.ToastRegion })));

export interface ToasterProps {
  /**
   * Corner in which messages stack.
   * @default 'bottom-end'
   */
  position?: 'top-center' | 'bottom-end';
}

/** Container of `toast()` messages; mount it once in the app. It loads with the first message. */
export function Toaster({ position = 'bottom-end' }: ToasterProps): ReactNode {
  const needed = useSyncExternalStore(watchToastUsed, isToastUsed, () => false);
  return needed ? (
    <Suspense fallback={null}>
      <ToastRegion position={position} />
    </Suspense>
  ) : null;
}
