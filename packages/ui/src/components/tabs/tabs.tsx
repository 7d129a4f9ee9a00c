import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useFormat } from '../../lib/ui-provider.js';

export interface TabItem {
  value: string;
  label: string;
  icon?: ReactNode;
  /** How many things lie behind it. */
  count?: number;
  disabled?: boolean;
  /** What the tab shows. Drawn only while the tab is chosen. Leave it out in all items when the page draws it. */
  content?: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'value' | 'dir'> {
  /** What the tabs divide: “Sign-in method”. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  /** @default the first item */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /**
   * Whether all tabs share the width.
   * @default 'start'
   */
  align?: 'start' | 'stretch';
}

const TAB =
  'sb:relative sb:flex sb:h-9 sb:min-w-0 sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:gap-1.5 sb:px-3 sb:text-sm sb:font-medium ' +
  'sb:whitespace-nowrap sb:text-muted sb:transition-colors sb:duration-state sb:hover:text-text ' +
  'sb:rounded-control sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2 ' +
  'sb:disabled:cursor-not-allowed sb:disabled:opacity-55 sb:data-[state=active]:text-primary-text ' +
  // The mark lies over the line of the list, and stays visible where colours are forced.
  'sb:after:absolute sb:after:inset-x-0 sb:after:-bottom-px sb:after:border-b-2 sb:after:border-transparent sb:data-[state=active]:after:border-primary';

/** Views of one thing, one at a time. Arrow keys choose, Home and End go to the ends. */
export function Tabs({ label, items, value: given, defaultValue, onChange, align = 'start', className, ...rest }: TabsProps): ReactNode {
  const format = useFormat();
  const [value, setValue] = useControllable({ value: given, defaultValue: defaultValue ?? items[0]?.value ?? '', onChange });
  const withPanels = items.some((item) => item.content !== undefined);
  return (
    <RadixTabs.Root
      data-slot="tabs"
      value={value}
      onValueChange={setValue}
      {...rest}
      className={cn('sb:flex sb:min-w-0 sb:flex-col sb:gap-4', className)}
    >
      <RadixTabs.List
        data-slot="tabs-list"
        aria-label={label}
        className="sb:flex sb:max-w-full sb:gap-1 sb:overflow-x-auto sb:overflow-y-hidden sb:border-b sb:border-border sb:pb-px"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            data-slot="tabs-tab"
            value={item.value}
            disabled={item.disabled ?? false}
            // Without panels there is nothing to point at, and a dangling reference is an error.
            {...(withPanels ? {} : { 'aria-controls': undefined })}
            className={cn(TAB, align === 'stretch' && 'sb:grow sb:basis-0')}
          >
            {item.icon}
            <span data-slot="tabs-label" className="sb:truncate">
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
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {withPanels &&
        items.map((item) => (
          <RadixTabs.Content
            key={item.value}
            data-slot="tabs-panel"
            value={item.value}
            className="sb:rounded-control sb:outline-offset-4 sb:outline-focus sb:focus-visible:outline-2"
          >
            {item.content}
          </RadixTabs.Content>
        ))}
    </RadixTabs.Root>
  );
}
