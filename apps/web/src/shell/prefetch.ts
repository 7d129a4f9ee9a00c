import type { App } from '../app-context.tsx';
import { whenIdle } from '../shared/when-idle.ts';
import { AppFrame } from './app-frame.lazy.tsx';

/**
 * Prefetches the frame and the landing page during sign-in: at the first key or touch, when the browser is idle. A failure is harmless,
 * since everything is loaded again when needed.
 */
export function prefetchOnFirstTouch(app: App): void {
  const controller = new AbortController();
  const begin = (): void => {
    controller.abort();
    whenIdle(() => void Promise.allSettled([AppFrame.load(), app.texts.ensure('app', 'oceanBill')]));
  };
  for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, begin, { signal: controller.signal, passive: true });
}
