import { useMemo, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useLayoutText } from '../../../lib/ui-provider.js';
import { RegionContext, useRegion } from './region-context.js';
import type { LayoutColors, LayoutColumns, LayoutMenuItem } from '../app-layout.types.js';
import { barColors } from '../colors.logic.js';
import type { ResolvedLayout } from '../layout.logic.js';
import { FirstColumn } from './first-column.js';
import { MenuTree } from './menu-tree.js';
import type { SectionProps } from './top-menu.js';

interface MenusProps {
  shown: ResolvedLayout;
  columns: LayoutColumns;
  brand: ReactNode;
  sections: Omit<SectionProps, 'items'> & { onPreview: (section: LayoutMenuItem | undefined) => void };
  uniqueOpened: boolean;
  colors: LayoutColors | undefined;
  /** The page scrolls in its own pane. Otherwise the whole layout scrolls, and the menus are sticky. */
  fixed: boolean;
}

/** First column and side menu. */
export function Menus({ shown, fixed, ...rest }: MenusProps): ReactNode {
  if (!shown.firstColumn && !shown.aside) return null;
  const below = shown.mode === 'classic';
  // Below the top bar, which is 50 px high.
  const height = below ? 'calc(100dvh - var(--sb-spacing) * 12.5)' : '100dvh';
  return (
    // A landmark, since it holds the brand beside the menus.
    <aside
      data-slot="app-layout-menus"
      className={cn('sb:col-start-1 sb:row-end-5 sb:min-h-0 sb:bg-surface sb:print:hidden', below ? 'sb:row-start-2' : 'sb:row-start-1')}
      onPointerLeave={() => rest.sections.onPreview(undefined)}
    >
      <div
        data-slot="app-layout-menus-pane"
        className={cn('sb:flex', fixed ? 'sb:h-full' : 'sb:sticky sb:top-0')}
        style={fixed ? undefined : { blockSize: height }}
      >
        <Column shown={shown} {...rest} />
        <Aside shown={shown} {...rest} />
      </div>
    </aside>
  );
}

const PANE = 'sb:flex sb:min-h-0 sb:flex-col sb:border-e sb:border-border sb:bg-surface sb:text-text';

function Column({ shown, columns, brand, sections, colors }: Omit<MenusProps, 'fixed'>): ReactNode {
  const outer = useRegion();
  const inColumn = useMemo(() => ({ ...outer, collapsed: true }), [outer]);
  if (!shown.firstColumn) return null;
  return (
    <div
      data-slot="app-layout-column-pane"
      className={PANE}
      style={{ inlineSize: columns.width ?? 70, ...barColors('columnsBar', colors) }}
    >
      {shown.brandPlace === 'column' && brand !== undefined && (
        <div
          data-slot="app-layout-brand"
          style={{ blockSize: columns.logoHeight ?? 50 }}
          className="sb:mb-1 sb:flex sb:shrink-0 sb:items-center sb:justify-center sb:overflow-hidden sb:border-b sb:border-border"
        >
          <RegionContext value={inColumn}>{brand}</RegionContext>
        </div>
      )}
      <FirstColumn items={shown.firstColumn.items} columns={columns} {...sections} />
    </div>
  );
}

function Aside({ shown, columns, brand, sections, uniqueOpened, colors }: Omit<MenusProps, 'fixed'>): ReactNode {
  const text = useLayoutText();
  const outer = useRegion();
  const collapsed = shown.aside?.collapsed ?? false;
  const inAside = useMemo(() => ({ ...outer, collapsed }), [outer, collapsed]);
  if (!shown.aside) return null;
  const title = shown.firstColumn ? shown.section?.title : undefined;
  const head = shown.brandPlace === 'aside' ? brand : title;
  return (
    <RegionContext value={inAside}>
      <div
        data-slot="app-layout-aside"
        id={sections.asideId}
        data-collapsed={collapsed || undefined}
        className={PANE}
        style={{ inlineSize: shown.aside.width, ...barColors('menuBar', colors) }}
      >
        {head !== undefined && (
          <div
            data-slot={shown.brandPlace === 'aside' ? 'app-layout-brand' : 'app-layout-aside-title'}
            style={shown.firstColumn ? { blockSize: columns.logoHeight ?? 50 } : undefined}
            className={cn(
              'sb:flex sb:h-12.5 sb:shrink-0 sb:items-center sb:overflow-hidden sb:border-b sb:border-border sb:px-4 sb:font-semibold',
              collapsed && 'sb:justify-center',
            )}
          >
            {title === undefined ? (
              head
            ) : (
              <span data-slot="app-layout-aside-text" className="sb:truncate">
                {title}
              </span>
            )}
          </div>
        )}
        <div data-slot="app-layout-aside-scroll" className="sb:min-h-0 sb:grow sb:overflow-y-auto">
          <MenuTree label={shown.section?.title ?? text.menu} items={shown.aside.items} uniqueOpened={uniqueOpened} />
        </div>
      </div>
    </RegionContext>
  );
}
