import type { ReactNode } from 'react';

/** Position of logo, bars and menus. */
export type AppLayoutMode = 'defaults' | 'classic' | 'transverse' | 'columns';

/** An entry of the menu: a page, or a group of entries. */
export interface LayoutMenuItem {
  /** Path of the page: identifies the entry and is compared with `activePath`. */
  path: string;
  /** Name, in the language shown. */
  title: string;
  /** An icon of 16 px. In icon-only menus an entry without one shows its first letter. */
  icon?: ReactNode;
  /** URL of the page as a link needs it: `#/tracking/oceanBill`. */
  href: string;
  /** Opens in a new window. */
  external?: boolean | undefined;
  /** Entries below it. With none it is a page. */
  children?: readonly LayoutMenuItem[] | undefined;
  /** Number of pending items. Zero is not shown. */
  count?: number | undefined;
  /** Hidden at every level; the entry above it is marked while its page is shown. */
  hidden?: boolean | undefined;
  /** Path of the page of an entry with children; its `href` leads there too. */
  redirect?: string | undefined;
}

/** Sizes and style of the first column, in px. */
export interface LayoutColumns {
  /** @default 70 */
  width?: number | undefined;
  /**
   * Height of an entry.
   * @default 50
   */
  height?: number | undefined;
  /**
   * Height of the cell of the logo.
   * @default 50
   */
  logoHeight?: number | undefined;
  /**
   * A rounded mark with space around it, or one that fills the entry.
   * @default 'columns-round'
   */
  style?: 'columns-round' | 'columns-card' | undefined;
  /**
   * The name under the icon, or beside it.
   * @default 'columns-vertical'
   */
  itemLayout?: 'columns-vertical' | 'columns-horizontal' | undefined;
  /**
   * Hovering an entry shows its menu, before a click.
   * @default false
   */
  hoverPreload?: boolean | undefined;
}

/** Colours of one bar, as CSS colours. A missing colour comes from the theme. */
export interface LayoutBarColors {
  background?: string | undefined;
  /**
   * Text colour.
   * @default black or white, whichever is legible on the background
   */
  text?: string | undefined;
  /** Vertical gradient: darker under light text, lighter under dark text. */
  gradient?: boolean | undefined;
  /** Background of the current entry; its text is black or white, whichever is legible. */
  active?: string | undefined;
}

/** Custom colours of the bars. They apply in light and dark; omit those that should follow the theme. */
export interface LayoutColors {
  topBar?: LayoutBarColors | undefined;
  /** The side menu. */
  menuBar?: LayoutBarColors | undefined;
  /** The first column of the columns layout. */
  columnsBar?: LayoutBarColors | undefined;
}

/** User settings of the frame: one object, saved and passed on as a whole. */
export interface AppLayoutSettings {
  /**
   * Position of logo, bars and menus. Below 1000 px it is `defaults` with a drawer, whatever is given.
   * @default 'columns'
   */
  layout?: AppLayoutMode | undefined;
  /** Sizes and style of the first column of the columns layout. */
  columns?: LayoutColumns | undefined;
  /** Colours of the bars. */
  colors?: LayoutColors | undefined;
  /**
   * Classic layout: first-level entries are in the top bar, and the side menu shows the children of one of them.
   * @default false
   */
  splitMenu?: boolean | undefined;
  /**
   * Only one group per level is open at a time.
   * @default true
   */
  uniqueOpened?: boolean | undefined;
  /**
   * Top bar and tabs stay fixed while the page scrolls; `false` makes them scroll away. They always stay for a page with its own scroll
   * container; for a PageStack set `scroll="outer"`.
   * @default true
   */
  fixedHeader?: boolean | undefined;
  /** @default true */
  showLogo?: boolean | undefined;
}
