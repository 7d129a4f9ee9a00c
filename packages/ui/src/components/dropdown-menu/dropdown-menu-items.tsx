import * as Menu from '@radix-ui/react-dropdown-menu';
import { Check, Dot } from 'lucide-react';
import { use, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { AfterClose } from './dropdown-menu.js';

const ITEM =
  'sb:relative sb:flex sb:min-h-control-sm sb:cursor-pointer sb:items-center sb:gap-2 sb:rounded-control sb:px-2 sb:py-1 sb:no-underline ' +
  'sb:select-none sb:outline-none sb:data-[highlighted]:bg-primary-soft sb:data-[highlighted]:text-primary-text ' +
  // Forced colours drop the ground that shows where one is.
  'sb:forced-colors:data-[highlighted]:outline-2 sb:forced-colors:data-[highlighted]:-outline-offset-2 ' +
  'sb:aria-disabled:cursor-not-allowed sb:aria-disabled:text-subtle sb:aria-disabled:data-[highlighted]:bg-sunken';
const DANGER = 'sb:text-danger-text sb:data-[highlighted]:bg-danger-soft sb:data-[highlighted]:text-danger-text';
const SIGN = 'sb:flex sb:size-4 sb:shrink-0 sb:items-center sb:justify-center';

interface ItemText {
  /** Why it cannot be used now. It stays reachable, does nothing, and says so. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

export interface DropdownMenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'role' | 'children'>, ItemText {
  icon?: ReactNode;
  /** Shortcut or count, at the end. */
  end?: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** What it does, after the menu has closed. */
  onSelect?: () => void;
  /** Draws the only child (a link) as the item. */
  asChild?: boolean;
}

/** One thing to do. */
export function DropdownMenuItem({
  icon,
  end,
  tone = 'neutral',
  disabledReason,
  onSelect,
  asChild = false,
  className,
  children,
  ...rest
}: DropdownMenuItemProps): ReactNode {
  const afterClose = use(AfterClose);
  const stopped = disabledReason !== undefined;
  return (
    <Menu.Item
      data-slot="dropdown-menu-item"
      data-tone={tone}
      asChild={asChild}
      aria-disabled={stopped || undefined}
      {...rest}
      onSelect={(event) => {
        if (stopped) event.preventDefault();
        else if (onSelect) afterClose(onSelect);
      }}
      className={cn(ITEM, tone === 'danger' && !stopped && DANGER, className)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon !== undefined && (
            <span data-slot="dropdown-menu-icon" className={SIGN}>
              {icon}
            </span>
          )}
          <ItemLabel disabledReason={disabledReason}>{children}</ItemLabel>
          {end !== undefined && (
            <span data-slot="dropdown-menu-end" className="sb:ms-auto sb:ps-4 sb:text-xs sb:text-subtle">
              {end}
            </span>
          )}
        </>
      )}
    </Menu.Item>
  );
}

function ItemLabel({ disabledReason, children }: ItemText): ReactNode {
  return (
    <span data-slot="dropdown-menu-text" className="sb:min-w-0 sb:grow">
      <span data-slot="dropdown-menu-label-text" className="sb:block sb:truncate">
        {children}
      </span>
      {disabledReason !== undefined && (
        <span data-slot="dropdown-menu-reason" className="sb:block sb:max-w-60 sb:text-xs sb:text-subtle">
          {disabledReason}
        </span>
      )}
    </span>
  );
}

export interface DropdownMenuCheckboxItemProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'role' | 'children'>, ItemText {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Something that is on or off. The menu stays open, so that several can be set. */
export function DropdownMenuCheckboxItem({
  checked,
  onCheckedChange,
  disabledReason,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps): ReactNode {
  const stopped = disabledReason !== undefined;
  return (
    <Menu.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      checked={checked}
      aria-disabled={stopped || undefined}
      {...rest}
      onSelect={(event) => event.preventDefault()}
      onCheckedChange={(next) => {
        if (!stopped) onCheckedChange(next);
      }}
      className={cn(ITEM, className)}
    >
      <span data-slot="dropdown-menu-sign" className={SIGN}>
        <Menu.ItemIndicator>
          <Check data-slot="dropdown-menu-check" size={16} aria-hidden />
        </Menu.ItemIndicator>
      </span>
      <ItemLabel disabledReason={disabledReason}>{children}</ItemLabel>
    </Menu.CheckboxItem>
  );
}

export interface DropdownMenuRadioGroupProps extends Omit<ComponentProps<'div'>, 'role' | 'onChange' | 'children'> {
  /** What is chosen: “Language”. */
  label: string;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** One of a few values. Choosing closes the menu. */
export function DropdownMenuRadioGroup({
  label,
  hideLabel = false,
  value,
  onChange,
  options,
  ...rest
}: DropdownMenuRadioGroupProps): ReactNode {
  const afterClose = use(AfterClose);
  return (
    <>
      {!hideLabel && <DropdownMenuLabel>{label}</DropdownMenuLabel>}
      <Menu.RadioGroup data-slot="dropdown-menu-radio-group" aria-label={label} value={value} {...rest}>
        {options.map((option) => (
          <Menu.RadioItem
            key={option.value}
            data-slot="dropdown-menu-radio-item"
            value={option.value}
            onSelect={() => {
              if (option.value !== value) afterClose(() => onChange(option.value));
            }}
            className={ITEM}
          >
            <span data-slot="dropdown-menu-sign" className={SIGN}>
              <Menu.ItemIndicator>
                <Dot data-slot="dropdown-menu-dot" size={16} strokeWidth={6} aria-hidden />
              </Menu.ItemIndicator>
            </span>
            <ItemLabel>{option.label}</ItemLabel>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

/** Heading inside a menu; not a stop of the arrow keys. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<'div'>): ReactNode {
  return (
    <Menu.Label
      data-slot="dropdown-menu-label"
      {...rest}
      className={cn('sb:px-2 sb:pt-1.5 sb:pb-1 sb:text-xs sb:text-subtle', className)}
    />
  );
}

/** A line between groups of items. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<'div'>): ReactNode {
  return (
    <Menu.Separator
      data-slot="dropdown-menu-separator"
      {...rest}
      className={cn('sb:-mx-1 sb:my-1 sb:border-t sb:border-border', className)}
    />
  );
}
