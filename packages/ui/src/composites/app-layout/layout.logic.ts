import type { AppLayoutMode, LayoutMenuItem } from './app-layout.types.js';
import { activeTrail, keyOf, pagesOf, visibleMenu } from './menu.logic.js';

/** Below this width every layout is `defaults` with a drawer, px. */
export const WIDE_FROM = 1000;
/** From this width there is room for breadcrumbs, px. */
export const BREADCRUMB_FROM = 769;
const ASIDE_WIDTH = 220;
const COLLAPSED_WIDTH = 64;

export interface LayoutQuery {
  layout: AppLayoutMode;
  /** Width of the window in px, or the larger of the two thresholds above that it reaches. */
  width: number;
  menu: readonly LayoutMenuItem[];
  activePath: string;
  collapsed?: boolean;
  splitMenu?: boolean;
  fullPage?: boolean;
  showLogo?: boolean;
  /** Key of the first-level entry whose children are requested. */
  section?: string | undefined;
}

/** Content of each region. */
export interface ResolvedLayout {
  mode: AppLayoutMode;
  /** Path from the first level to the entry of the current page; empty when there is none. */
  trail: readonly LayoutMenuItem[];
  /** First-level entry whose children are in the side menu, if any. */
  section: LayoutMenuItem | undefined;
  /** First-level entries in a column of their own. */
  firstColumn: { items: readonly LayoutMenuItem[] } | null;
  /** Entries in the top bar: the whole menu with submenus, or first-level entries that choose the section. */
  topMenu: { items: readonly LayoutMenuItem[]; kind: 'tree' | 'sections' } | null;
  /** The side menu; null when it would be empty. Width in px. */
  aside: { items: readonly LayoutMenuItem[]; width: number; collapsed: boolean } | null;
  collapsible: boolean;
  /** The whole tree is in a drawer. */
  drawer: { items: readonly LayoutMenuItem[] } | null;
  header: boolean;
  breadcrumb: boolean;
  brandPlace: 'aside' | 'column' | 'top' | 'none';
  /** Position of the tabs: under the top bar, or inside the pane of the page beside the menu. */
  tabsPlace: 'top' | 'pane' | 'none';
}

/** Resolves position and content of every region. Pure, so that shrinking and growing the window give the same result. */
export function resolveLayout(query: LayoutQuery): ResolvedLayout {
  const { layout, width, collapsed = false, splitMenu = false, fullPage = false, showLogo = true } = query;
  const menu = visibleMenu(query.menu);
  const trail = activeTrail(query.menu, query.activePath);
  const narrow = width < WIDE_FROM;
  const mode = narrow ? 'defaults' : layout;
  if (fullPage) return { ...NOTHING, mode, trail };

  const some = menu.length > 0;
  const split = mode === 'classic' && splitMenu;
  const bySection = mode === 'columns' || split;
  const section = bySection ? (menu.find((item) => keyOf(item) === query.section) ?? trail[0]) : undefined;
  const items = narrow || mode === 'transverse' ? [] : bySection ? asideOf(section) : menu;
  const firstColumn = mode === 'columns' && some ? { items: menu } : null;
  const aside = items.length === 0 || (collapsed && mode === 'columns') ? null : asideIn(items, collapsed);
  return {
    mode,
    trail,
    section,
    firstColumn,
    topMenu: some && (split || mode === 'transverse') ? { items: menu, kind: split ? 'sections' : 'tree' } : null,
    aside,
    collapsible: items.length > 0,
    drawer: narrow && some ? { items: menu } : null,
    header: true,
    breadcrumb: width >= BREADCRUMB_FROM && (mode === 'defaults' || mode === 'columns'),
    brandPlace: showLogo ? brandPlace(mode, aside !== null, firstColumn !== null) : 'none',
    tabsPlace: mode === 'classic' ? 'pane' : 'top',
  };
}

/** Layout without bars and menus. */
const NOTHING: Omit<ResolvedLayout, 'mode' | 'trail'> = {
  section: undefined,
  firstColumn: null,
  topMenu: null,
  aside: null,
  collapsible: false,
  drawer: null,
  header: false,
  breadcrumb: false,
  brandPlace: 'none',
  tabsPlace: 'none',
};

function asideIn(items: readonly LayoutMenuItem[], collapsed: boolean): NonNullable<ResolvedLayout['aside']> {
  return { items, collapsed, width: collapsed ? COLLAPSED_WIDTH : ASIDE_WIDTH };
}

function brandPlace(mode: AppLayoutMode, aside: boolean, column: boolean): ResolvedLayout['brandPlace'] {
  if (mode === 'columns' && column) return 'column';
  return mode === 'defaults' && aside ? 'aside' : 'top';
}

/** A section with a single page has no menu beside it. */
function asideOf(section: LayoutMenuItem | undefined): readonly LayoutMenuItem[] {
  return section?.children && pagesOf(section).length > 1 ? section.children : [];
}

/** Effect of a click on a first-level entry with its own menu: go to a page, or show that menu. */
export type SectionAction = { kind: 'go'; item: LayoutMenuItem } | { kind: 'show' };

export function sectionAction(section: LayoutMenuItem, trail: readonly LayoutMenuItem[]): SectionAction {
  const pages = pagesOf(section);
  const [only] = pages;
  if (only && pages.length === 1) return { kind: 'go', item: only };
  const inside = trail[0] !== undefined && keyOf(trail[0]) === keyOf(section);
  return section.redirect !== undefined && !inside ? { kind: 'go', item: section } : { kind: 'show' };
}
