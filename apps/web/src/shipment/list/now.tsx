import { createContext, use, type ReactNode } from 'react';

/** Current moment in domain time for the cells of the list: one clock for all rows. */
const NowContext = createContext('');
export const NowProvider = NowContext;

/** Draws with the present; only what needs it is drawn again when it moves on. */
export function Now({ children }: { children: (now: string) => ReactNode }): ReactNode {
  return children(use(NowContext));
}
