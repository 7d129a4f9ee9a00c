/** Limit of streams per session. A browser shares one stream among its tabs, or opens one per tab. Beyond the limit the oldest ends. */
export const MAX_STREAMS = 20;

/** Streams that are open in this process, by session, oldest first. */
export function createSeats() {
  const taken = new Map<string, Set<AbortController>>();
  return {
    /** @returns a signal that ends the stream when newer ones need its slot, and a function that frees the slot. */
    take(sessionId: string): { signal: AbortSignal; leave: () => void } {
      const seats = taken.get(sessionId) ?? new Set();
      const mine = new AbortController();
      taken.set(sessionId, seats.add(mine));
      const [oldest] = seats;
      if (oldest && seats.size > MAX_STREAMS) {
        seats.delete(oldest);
        oldest.abort();
      }
      const leave = (): void => {
        seats.delete(mine);
        if (seats.size === 0 && taken.get(sessionId) === seats) taken.delete(sessionId);
      };
      return { signal: mine.signal, leave };
    },
  };
}
