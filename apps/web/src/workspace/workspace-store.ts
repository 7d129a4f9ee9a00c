import { openTab } from '@seaberry/ui/page-tabs';

import type { MenuTree } from '../menu/menu-tree.ts';
import type { Place } from '../shared/links.ts';
import type { RawSearch } from '../shared/search.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import {
  affixPages,
  asOpenPage,
  close,
  move,
  pin,
  refresh,
  restore,
  visit,
  withSearch,
  type OpenPage,
  type Workspace,
} from './open-pages.ts';

/** Where the open pages are kept over a reload: per window, so two windows never mix. */
export interface PagesMemory {
  read(): unknown;
  write(pages: readonly Pick<OpenPage, 'path' | 'search' | 'pinned'>[]): void;
}

export interface WorkspaceRules {
  /** One page per path. */
  shared: boolean;
  /** Open pages come back after a reload. */
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
   * Opens what the menu pins and what was open before. With another menu, closes what it no longer holds; with another rule of what
   * makes a page of its own, puts together what is one page by it.
   */
  useMenu(menu: MenuTree): void {
    const { shared, remembered } = this.#rules();
    if (menu === this.#menu && shared === this.#shared) return;
    const before = this.#menu === null ? (remembered ? this.#memory.read() : []) : this.#state.tabs;
    this.#menu = menu;
    this.#shared = shared;
    const pinned = affixPages(menu, shared);
    const others = restore(before, menu, shared).filter(({ id }) => !pinned.some((page) => page.id === id));
    const revisions = new Map(this.#state.tabs.map(({ id, revision }) => [id, revision]));
    const tabs = [...pinned, ...others].map((page) => ({ ...page, revision: revisions.get(page.id) ?? 0 }));
    this.#set({ ...this.#state, tabs: tabs.reduce<readonly OpenPage[]>(openTab, []) });
  }

  /** Which open page a place belongs to. */
  idOf(place: Place): string | null {
    if (!this.#menu) return null;
    return asOpenPage(place, resolvePage(place.path, this.#menu), this.#rules().shared).id;
  }

  visit(page: OpenPage): void {
    this.#set(visit(this.#state, page));
  }

  /** @returns where to go when the page in front is among the closed */
  close(ids: readonly string[]): Place | null {
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

  /** For a page that is not in front; the one in front has its parameters in the address. */
  setSearch(id: string, search: RawSearch): void {
    this.#set(withSearch(this.#state, id, search));
  }

  #set(state: Workspace): void {
    this.#state = state;
    this.#memory.write(state.tabs.map(({ path, search, pinned }) => ({ path, search, pinned })));
    for (const listener of this.#listeners) listener();
  }
}
