import { createContext, use, type ComponentType } from 'react';

import type { App } from '../app-context.tsx';
import type { RawSearch, SearchPatch } from './search.ts';

/** A screen, independent of where it is mounted: at its own path, at a path of the menu, in several kept pages at once. */
export interface ScreenDefinition<S extends object> {
  /** Component key by which a server menu names it. */
  key: string;
  /** Reads the address; unreadable values fall back to the default. */
  parseSearch(raw: RawSearch): S;
  /** Writes the address; defaults are left out. */
  formatSearch(search: S): SearchPatch;
  /** Brings texts and starts the data; returns nothing. */
  loader?(input: { app: App; search: S }): Promise<void>;
  Component: ComponentType;
}

export function defineScreen<S extends object>(definition: ScreenDefinition<S>): ScreenDefinition<S> {
  return definition;
}

export interface ScreenContextValue<S> {
  key: string;
  /** Which open page this is; two pages of one screen have two. */
  pageId: string;
  /** Whether this page is the one at the address now. */
  inFront(): boolean;
  search: S;
  /** Changes the address; `replace` leaves no step in the history. */
  setSearch(patch: Partial<S>, options?: { replace?: boolean }): void;
  /** Goes to another page. */
  open(path: string, search?: RawSearch): void;
  /** Closes this page and shows the one beside it. */
  close(): void;
}

export const ScreenContext = createContext<ScreenContextValue<object> | null>(null);

/** Search and navigation of the screen this is rendered in; never the router's own hooks, which follow the visible route. */
export function useScreen<S extends object>(): ScreenContextValue<S> {
  const value = use(ScreenContext);
  if (!value) throw new Error('@seaberry/web: useScreen() outside of a screen. Mount the screen through screenRoute().');
  // The host fills the context from the same definition whose component calls this.
  return value as ScreenContextValue<S>;
}
