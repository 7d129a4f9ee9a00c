/** Mutual exclusion over all tabs of this browser; without Web Locks within this tab. */
export function oneTabAtATime(): (<T>(work: () => Promise<T>) => Promise<T>) | undefined {
  if (!('locks' in navigator)) return undefined;
  // The lock is held until the promise settles.
  return <T>(work: () => Promise<T>) => navigator.locks.request(`${window.location.host}:refresh`, work) as Promise<T>;
}
