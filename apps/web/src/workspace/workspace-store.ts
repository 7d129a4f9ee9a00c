import { openTab } from '@seaberry/ui/page-tabs';

import type { MenuTree } from '../menu/menu-tree.ts';
import type { AppLocation } from '../shared/links.ts';
import type { RawSearch } from '../shared/search.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import {
  pinnedPages,
  asOpenPage,
  close,
  move,
  pin,
  refresh,
  replace,
  restore,
  visit,
  withSearch,
  type OpenPage,
  type Workspace,
} from './open-pages.ts';

/** Storage of open pages across a reload: per window, so that two windows never mix. */
export interface PagesMemory {
  read(): unknown;
  write(pages: readonly Pick<OpenPage, 'path' | 'search' | 'pinned'>[]): void;
}

export interface WorkspaceRules {
  /** One page per path. */
  shared: boolean;
  /** Restores open pages after a reload. */
  remembered: boolean;
}

/** The open pages of this window. */
export class WorkspaceStore {
  #state: Workspace = { tabs: [], activeId: '' };
  #menu: MenuTree | null = null;
  #shared: boolean | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #memory: PagesMemory;
  readonly #rules: () => WorkspaceRules;

  constructor(memory: PagesMemory, rules: () => WorkspaceRules) {
    this.#memory = memory;
    this.#rules = rules;
  }

  readonly get = (): Workspace => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Opens the permanent pages of the menu and restored pages. With another menu, closes inaccessible pages; when pages per path become
   * one, merges those of one path.
   */
  applyMenu(menu: MenuTree): void {
    const { shared, remembered } = this.#rules();
    if (menu === this.#menu && shared === this.#shared) return;
    const before = this.#menu === null ? (remembered ? this.#memory.read() : []) : this.#state.tabs;
    this.#menu = menu;
    this.#shared = shared;
    const pinned = pinnedPages(menu, shared);
    const others = restore(before, menu, shared).filter(({ id }) => !pinned.some((page) => page.id === id));
    const revisions = new Map(this.#state.tabs.map(({ id, revision }) => [id, revision]));
    const tabs = [...pinned, ...others].map((page) => ({ ...page, revision: revisions.get(page.id) ?? 0 }));
    this.#set({ ...this.#state, tabs: tabs.reduce<readonly OpenPage[]>(openTab, []) });
  }

  /** Id that a page at this location has, open or not; null before the menu is loaded. */
  idOf(place: AppLocation): string | null {
    if (!this.#menu) return null;
    return asOpenPage(place, resolvePage(place.path, this.#menu), this.#rules().shared).id;
  }

  visit(page: OpenPage): void {
    this.#set(visit(this.#state, page));
  }

  /** Puts the page of a location in the place of an open one, before it is shown. */
  replace(id: string, place: AppLocation): void {
    if (this.#menu) this.#set(replace(this.#state, id, asOpenPage(place, resolvePage(place.path, this.#menu), this.#rules().shared)));
  }

  /** @returns the next location when the visible page is closed; null when none is left */
  close(ids: readonly string[]): AppLocation | null {
    const { workspace, goTo } = close(this.#state, ids);
    this.#set(workspace);
    return goTo;
  }

  refresh(id: string): void {
    this.#set(refresh(this.#state, id));
  }

  pin(id: string, pinned: boolean): void {
    this.#set(pin(this.#state, id, pinned));
  }

  move(id: string, to: number): void {
    this.#set(move(this.#state, id, to));
  }

  /** For hidden pages; the visible one has its parameters in the URL. */
  setSearch(id: string, search: RawSearch): void {
    this.#set(withSearch(this.#state, id, search));
  }

  #set(state: Workspace): void {
    this.#state = state;
    this.#memory.write(state.tabs.map(({ path, search, pinned }) => ({ path, search, pinned })));
    for (const listener of this.#listeners) listener();
  }
}
