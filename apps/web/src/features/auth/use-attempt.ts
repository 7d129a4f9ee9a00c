import { useState } from 'react';

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
  on: { success(result: T): void; failure(error: unknown): void },
): Attempt<I> {
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: false, error: null });
  const run = async (input: I): Promise<void> => {
    setState({ pending: true, error: null });
    try {
      on.success(await work(input));
      setState({ pending: false, error: null });
    } catch (error) {
      setState({ pending: false, error });
      on.failure(error);
    }
  };
  return { ...state, run: (input) => void run(input) };
}
