import { createContext, use, type ComponentType } from 'react';

import type { App } from '../app-context.tsx';
import type { RawSearch, SearchPatch } from './search.ts';

/** A screen, independent of its mount point: at its own path, at a path of the menu, on several open pages. */
export interface ScreenDefinition<S extends object> {
  /** Component key in server menus. */
  key: string;
  /** Parses the URL; invalid values fall back to the default. */
  parseSearch(raw: RawSearch): S;
  /** Formats the URL; defaults are omitted. */
  formatSearch(search: S): SearchPatch;
  /** Loads messages and starts queries; returns nothing. */
  loader?(input: { app: App; search: S }): Promise<void>;
  Component: ComponentType;
}

export function defineScreen<S extends object>(definition: ScreenDefinition<S>): ScreenDefinition<S> {
  return definition;
}

/** Changed parts of the state in the URL, also as a function of the state at the time of the change. */
export type SearchChange<S> = Partial<S> | ((search: S) => Partial<S>);

export const changedSearch = <S,>(search: S, change: SearchChange<S>): S => ({
  ...search,
  ...(typeof change === 'function' ? change(search) : change),
});

export interface ScreenContextValue<S> {
  key: string;
  /** Id of the open page; two pages of one screen have two. */
  pageId: string;
  /** Whether this page is the visible one. */
  inFront(): boolean;
  search: S;
  /** Changes the URL; `replace` adds no history entry. A change that depends on the present state is a function of it. */
  setSearch(patch: SearchChange<S>, options?: { replace?: boolean }): void;
  open(path: string, search?: RawSearch): void;
  /** Opens a page in the place of this one, which stays open if it has unsaved input. */
  instead(path: string, search: RawSearch): void;
  /** Parameters of the page that is open at a path; null without one. */
  searchOf(path: string): RawSearch | null;
  /** Changes those of a hidden page. */
  setSearchOf(path: string, search: RawSearch): void;
  /** Closes this page and shows its neighbour. */
  close(): void;
}

export const ScreenContext = createContext<ScreenContextValue<object> | null>(null);

/** Search and navigation of the surrounding screen; never the router's own hooks, which follow the visible route. */
export function useScreen<S extends object>(): ScreenContextValue<S> {
  const value = use(ScreenContext);
  if (!value) throw new Error('@seaberry/web: useScreen() outside of a screen. Mount the screen through screenRoute().');
  // The host fills the context from the definition of this component.
  return value as ScreenContextValue<S>;
}
