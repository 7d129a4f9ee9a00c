import { createContext, use } from 'react';

/** What the shell tells the navigation inside it. */
export interface AppShellContextValue {
  /** The sidebar shows icons alone. Never so in the phone drawer. */
  readonly collapsed: boolean;
  /** A person followed an entry in this window: the drawer closes. */
  readonly navigated: () => void;
}

export const AppShellContext = createContext<AppShellContextValue>({ collapsed: false, navigated: () => {} });

export function useAppShell(): AppShellContextValue {
  return use(AppShellContext);
}
