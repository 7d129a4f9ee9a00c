import { useRef, useState } from 'react';

/** Shared by several attempts, of which one may run at a time. */
export interface Turn {
  /** One of the attempts runs. */
  busy: boolean;
  /** Starts an attempt; false while another one runs. */
  take(): boolean;
  end(): void;
}

export function useTurn(): Turn {
  const taken = useRef(false);
  const [busy, setBusy] = useState(false);
  const set = (next: boolean): void => {
    taken.current = next;
    setBusy(next);
  };
  return {
    busy,
    take: () => {
      // Also for a second press before the page is drawn again.
      if (taken.current) return false;
      set(true);
      return true;
    },
    end: () => set(false),
  };
}

export interface Attempt<I> {
  pending: boolean;
  error: unknown;
  run(input: I): void;
}

/**
 * State of one attempt at a time: pending, failed, or done. The sign-in page uses it instead of a mutation of the query library, whose code
 * then loads with later pages.
 */
export function useAttempt<I, T>(
  work: (input: I) => Promise<T>,
  on: { success(result: T): unknown; failure(error: unknown): void },
  /** Shared with the other attempts of the page. */
  shared?: Turn,
): Attempt<I> {
  const own = useTurn();
  const turn = shared ?? own;
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: false, error: null });
  const run = async (input: I): Promise<void> => {
    if (!turn.take()) return;
    setState({ pending: true, error: null });
    try {
      await on.success(await work(input));
      setState({ pending: false, error: null });
    } catch (error) {
      setState({ pending: false, error });
      on.failure(error);
    } finally {
      turn.end();
    }
  };
  return { ...state, run: (input) => void run(input) };
}
