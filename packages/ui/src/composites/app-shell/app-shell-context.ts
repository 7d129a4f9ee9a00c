import { createContext, use } from 'react';

/** What the shell tells the navigation inside it. */
export interface AppShellContextValue {
  /** The sidebar shows icons alone. Never so in the phone drawer. */
  readonly collapsed: boolean;
  /** Entries are as high as a finger needs them, 44 px: in the drawer. */
  readonly touch: boolean;
  /** A person followed an entry in this window: the drawer closes. */
  readonly navigated: () => void;
}

export const AppShellContext = createContext<AppShellContextValue>({ collapsed: false, touch: false, navigated: () => {} });

export function useAppShell(): AppShellContextValue {
  return use(AppShellContext);
}
