import { Search } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';

import { Button, type ButtonProps } from '../../components/button/index.js';
import {
  CommandPalette,
  useCommandPaletteShortcut,
  type CommandGroup,
  type CommandSearch,
} from '../../components/command-palette/index.js';
import { Kbd } from '../../components/kbd/index.js';
import { cn } from '../../lib/cn.js';
import { useSettingsText } from '../../lib/ui-provider.js';

/** A page that the menu leads to. */
export interface MenuEntry {
  /** Unique path; it is searched too. */
  path: string;
  title: string;
  /** Titles of the menus above it, the outermost first. */
  way: readonly string[];
  icon?: ReactNode;
  /** Additional search terms: the title in other languages, pinyin. */
  keywords?: readonly string[];
}

export interface MenuSearchProps extends Omit<ButtonProps, 'children' | 'onSelect' | 'onClick' | 'asChild'> {
  /** Pages that the user may open, without hidden ones and directories. */
  entries: readonly MenuEntry[];
  /** Called with the selected page, after the search has closed. */
  onSelect: (entry: MenuEntry) => void;
  /** Groups above the pages while the search is empty: shortcuts, actions on the current page. */
  groups?: readonly CommandGroup[];
  /** Paths of recently opened pages, the newest first. Shown while the search is empty. */
  recent?: readonly string[];
  /** Server search for records, debounced by 200 ms. Its groups follow the pages. */
  search?: CommandSearch | undefined;
  /**
   * Content that can be found, for a search of more than pages.
   * @default “Name or path of a page”
   */
  placeholder?: string;
}

/** Key names are the same in every language. */
const SHORTCUT = ['Ctrl', 'K'].join(' ');

/** Finds a page by its title, its path or the menus above it. Opens on Ctrl K and ⌘ K too. */
export function MenuSearch({
  entries,
  groups: first,
  onSelect,
  recent,
  search,
  placeholder,
  className,
  ...rest
}: MenuSearchProps): ReactNode {
  const text = useSettingsText();
  const [open, setOpen] = useState(false);
  useCommandPaletteShortcut(() => setOpen(true));
  const groups = useMemo<readonly CommandGroup[]>(
    () => [
      ...(first ?? []).map((group) => ({ ...group, untyped: true })),
      {
        id: 'menus',
        label: text.sections.menu,
        items: entries.map((entry) => ({
          id: entry.path,
          label: entry.title,
          description: entry.way.join(' › '),
          keywords: [entry.path, ...(entry.keywords ?? [])],
          icon: entry.icon,
          onSelect: () => onSelect(entry),
        })),
      },
    ],
    [entries, first, onSelect, text],
  );
  return (
    <>
      <Button
        data-slot="top-bar-search"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={text.menuSearch}
        icon={<Search data-slot="top-bar-icon" size={16} aria-hidden />}
        iconEnd={
          <Kbd aria-hidden className="sb:max-md:hidden">
            {SHORTCUT}
          </Kbd>
        }
        {...rest}
        onClick={() => setOpen(true)}
        className={cn('sb:font-normal sb:text-muted', className)}
      >
        <span data-slot="top-bar-search-text" className="sb:max-sm:sr-only">
          {text.menuSearch}
        </span>
      </Button>
      <CommandPalette
        label={text.menuSearch}
        placeholder={placeholder ?? text.menuSearchHint}
        open={open}
        onOpenChange={setOpen}
        groups={groups}
        {...(recent ? { recent } : {})}
        {...(search ? { search } : {})}
      />
    </>
  );
}
