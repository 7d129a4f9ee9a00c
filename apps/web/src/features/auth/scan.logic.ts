/** Phase of a sign-in by scan. */
export type ScanPhase = 'making' | 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired' | 'failed';

/** Known phase for a state of the server; an unknown state counts as waiting. */
export function phaseOf(state: string): ScanPhase {
  switch (state) {
    case 'scanned':
    case 'confirmed':
    case 'refused':
    case 'expired':
      return state;
    default:
      return 'waiting';
  }
}

/** True for a final phase. */
export const isOver = (phase: ScanPhase): boolean => phase !== 'making' && phase !== 'waiting' && phase !== 'scanned';

/** Resolves after `ms`, but not before the page is visible; rejects when aborted. */
export async function pauseUntilVisible(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
  if (document.visibilityState === 'visible') return;
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (document.visibilityState === 'visible') resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
