import * as RadixTabs from '@radix-ui/react-tabs';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { arrowsInShadow } from '../../lib/shadow-root.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useDirection } from '../../lib/use-direction.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { useControlSize, useFormat, type ControlSize } from '../../lib/ui-provider.js';
import { tabVariants, type TabsOrientation } from './tabs.variants.js';
import { useFadedEnds, type FadedEnds } from './use-faded-ends.js';
import { useVisibleTab } from './use-visible-tab.js';

export interface TabItem {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Number of items in the panel. */
  count?: number;
  disabled?: boolean;
  /** Content of the panel, rendered according to `mount`. Omit it in all items when the page renders the content. */
  content?: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'value' | 'dir'> {
  /** Accessible name of the tab list: “Sign-in method”. */
  label: string;
  /** Tabs, each with its panel. */
  items: readonly TabItem[];
  /** Controlled value. */
  value?: string;
  /**
   * Initial value (uncontrolled).
   * @default the first item
   */
  defaultValue?: string;
  /** Called with the `value` of the tab that the user selects. */
  onChange?: (value: string) => void;
  /**
   * `stretch` makes the tabs share the width.
   * @default 'start'
   */
  align?: 'start' | 'stretch';
  /**
   * `vertical` for many tabs beside a tall content; not on phones.
   * @default 'horizontal'
   */
  orientation?: TabsOrientation;
  /**
   * Height of a tab: 32, 36 or 40 px.
   * @default the size of the provider, else 'md'
   */
  size?: ControlSize;
  /**
   * When a panel is mounted: while selected; from the first visit on, so that drafts and scroll position stay; or all at once.
   * @default 'chosen'
   */
  mount?: 'chosen' | 'visited' | 'all';
}

const LIST: Record<TabsOrientation, string> = {
  horizontal: 'sb:gap-1 sb:overflow-x-auto sb:overflow-y-hidden sb:border-b sb:pb-px',
  vertical: 'sb:shrink-0 sb:flex-col sb:overflow-x-hidden sb:overflow-y-auto sb:border-e sb:pe-px',
};

// Scroll buttons would take space from the tabs and add nothing for the keyboard; a fade indicates the overflow.
const FADE: Record<FadedEnds, string> = {
  none: '',
  start: 'sb-fade-start',
  end: 'sb-fade-end',
  both: 'sb-fade-start sb-fade-end',
};

/** Views of one subject, one at a time. Arrow keys select, Home and End go to the ends. */
export function Tabs({
  label,
  items,
  value: given,
  defaultValue,
  onChange,
  align = 'start',
  orientation = 'horizontal',
  size: ownSize,
  mount = 'chosen',
  className,
  ref,
  ...rest
}: TabsProps): ReactNode {
  const size = useControlSize(ownSize);
  const [value, setValue] = useControllable({ value: given, defaultValue: defaultValue ?? items[0]?.value ?? '', onChange });
  const [direction, directionRef] = useDirection<HTMLDivElement>();
  const root = useMergedRef(directionRef, ref);
  const list = useVisibleTab(value);
  const faded = useFadedEnds(list);
  const withPanels = items.some((item) => item.content !== undefined);
  const isVertical = orientation === 'vertical';
  return (
    <RadixTabs.Root
      data-slot="tabs"
      value={value}
      onValueChange={setValue}
      orientation={orientation}
      dir={direction}
      {...rest}
      ref={root}
      className={cn('sb:flex sb:min-w-0 sb:gap-4', !isVertical && 'sb:flex-col', className)}
    >
      <RadixTabs.List
        ref={list}
        {...arrowsInShadow}
        data-slot="tabs-list"
        aria-label={label}
        // Radix would keep the next focus by Tab on the list itself, where it is invisible, after a press on the selected tab.
        onFocus={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.querySelector<HTMLElement>('[data-state=active]')?.focus();
        }}
        data-fade={isVertical || faded === 'none' ? undefined : faded}
        className={cn('sb:flex sb:max-w-full sb:border-border', LIST[orientation], !isVertical && FADE[faded])}
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            data-slot="tabs-tab"
            value={item.value}
            disabled={item.disabled ?? false}
            // Without panels `aria-controls` would be a dangling reference.
            {...(withPanels ? {} : { 'aria-controls': undefined })}
            className={cn(tabVariants({ size, orientation }), align === 'stretch' && !isVertical && 'sb:grow sb:basis-0')}
          >
            <TabText item={item} isVertical={isVertical} />
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {withPanels && <Panels items={items} value={value} mount={mount} />}
    </RadixTabs.Root>
  );
}

function TabText({ item, isVertical }: { item: TabItem; isVertical: boolean }): ReactNode {
  const format = useFormat();
  return (
    <>
      {item.icon}
      <span data-slot="tabs-label" className={cn('sb:truncate', isVertical && 'sb:grow sb:text-start')}>
        {item.label}
      </span>
      {item.count !== undefined && (
        <span
          data-slot="tabs-count"
          className="sb:rounded-full sb:bg-sunken sb:px-1.5 sb:text-xs sb:leading-normal sb:font-normal sb:text-muted sb:tabular-nums"
        >
          {format.number(item.count)}
        </span>
      )}
    </>
  );
}

function Panels({ items, value, mount }: Required<Pick<TabsProps, 'items' | 'value' | 'mount'>>): ReactNode {
  const [visited, setVisited] = useState<readonly string[]>([value]);
  // Derived state, set during render, so that the panel is mounted at once.
  if (mount === 'visited' && !visited.includes(value)) setVisited([...visited, value]);
  const isKept = (item: TabItem): boolean => mount === 'all' || (mount === 'visited' && visited.includes(item.value));
  return items.map((item) => (
    <RadixTabs.Content
      key={item.value}
      data-slot="tabs-panel"
      value={item.value}
      {...(isKept(item) ? { forceMount: true } : {})}
      className="sb:min-w-0 sb:grow sb:rounded-control sb:outline-offset-4 sb:outline-focus sb:focus-visible:outline-2 sb:data-[state=inactive]:hidden"
    >
      {item.content}
    </RadixTabs.Content>
  ));
}
