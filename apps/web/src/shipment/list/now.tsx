import { createContext, use, type ReactNode } from 'react';

/** Current moment in domain time for the cells of the list: one clock for all rows. */
const NowContext = createContext('');
export const NowProvider = NowContext;

/** Renders its content with the current moment; only that content renders again when the moment advances. */
export function Now({ children }: { children: (now: string) => ReactNode }): ReactNode {
  return children(use(NowContext));
}
