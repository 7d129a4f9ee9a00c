/** One piece of work at a time over all tabs of this browser; where there are no locks, one at a time in this tab. */
export function oneTabAtATime(): (<T>(work: () => Promise<T>) => Promise<T>) | undefined {
  if (!('locks' in navigator)) return undefined;
  // The lock is held for as long as the promise of the work is open.
  return <T>(work: () => Promise<T>) => navigator.locks.request(`${window.location.host}:refresh`, work) as Promise<T>;
}
