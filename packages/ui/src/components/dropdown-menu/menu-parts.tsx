import type * as Dropdown from '@radix-ui/react-dropdown-menu';
import { Check, ChevronRight, Dot } from 'lucide-react';
import { createContext, use, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { isEventWithin, menuInShadow } from '../../lib/shadow-root.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import { popperRoom } from '../../lib/popper-room.js';
import { hangingClass } from '../confirm-dialog/index.js';

const ITEM =
  'sb:relative sb:flex sb:min-h-control-sm sb:cursor-pointer sb:items-center sb:gap-2 sb:rounded-control sb:px-2 sb:py-1 sb:no-underline ' +
  'sb:select-none sb:outline-none sb:data-[highlighted]:bg-primary-soft sb:data-[highlighted]:text-primary-text ' +
  // Forced colours drop the background that marks the highlighted item.
  'sb:forced-colors:data-[highlighted]:outline-2 sb:forced-colors:data-[highlighted]:-outline-offset-2 ' +
  'sb:aria-disabled:cursor-not-allowed sb:aria-disabled:text-subtle sb:aria-disabled:data-[highlighted]:bg-sunken';
const DANGER = 'sb:text-danger-text sb:data-[highlighted]:bg-danger-soft sb:data-[highlighted]:text-danger-text';
const SIGN = 'sb:flex sb:size-4 sb:shrink-0 sb:items-center sb:justify-center';

/** Style of the menu and of its submenus. */
export const menuClass = cn(hangingClass, 'sb:min-w-40 sb:p-1 sb:text-sm');

/** Queue for the action of an item, which runs after the menu has closed and focus is restored. */
export const AfterClose = createContext<(action: () => void) => void>((action) => action());

interface ItemText {
  /** Why the item is disabled. It stays reachable, has no effect, and announces the reason. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'role' | 'children'>, ItemText {
  /** Icon before the label. */
  icon?: ReactNode;
  /** Count or short text, at the end. */
  end?: ReactNode;
  /** Keyboard shortcut of the action: `['Ctrl', 'D']`. It is shown and announced; the caller handles it. */
  shortcut?: readonly string[];
  /**
   * `danger` for destructive actions.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Action of the item, called after the menu has closed. */
  onSelect?: () => void;
  /** Renders the only child (a link) as the item. */
  asChild?: boolean;
}

export interface MenuCheckboxItemProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'role' | 'children'>, ItemText {
  /** Controlled state. */
  checked: boolean;
  /** Called with the new state; the menu stays open. */
  onCheckedChange: (checked: boolean) => void;
}

export interface MenuRadioGroupProps extends Omit<ComponentProps<'div'>, 'role' | 'onChange' | 'children'> {
  /** Accessible name of the group, for example “Language”. */
  label: string;
  /** Hides the label visually; it stays the accessible name. */
  hideLabel?: boolean;
  /** Current value. */
  value: string;
  onChange: (value: string) => void;
  /** Options, each with its reason when it is disabled. */
  options: readonly { value: string; label: string; disabledReason?: string | undefined }[];
}

export interface MenuSubProps extends Omit<ComponentProps<'div'>, 'role' | 'children'>, ItemText {
  /** Text of the submenu trigger, for example “Move to”. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Controlled open state. */
  open?: boolean;
  /** Called when the submenu opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

type Slot = 'dropdown-menu' | 'context-menu';

function toKeyShortcut(keys: readonly string[]): string {
  return keys.map((key) => key.replace('Ctrl', 'Control').replace('⌘', 'Meta')).join('+');
}

// One factory per part, so that tree shaking drops unused parts of Radix.

function Sign({ slot, part, children }: { slot: Slot; part: 'icon' | 'sign'; children: ReactNode }): ReactNode {
  return (
    <span data-slot={`${slot}-${part}`} className={SIGN}>
      {children}
    </span>
  );
}

function ItemLabel({ slot, disabledReason, children }: ItemText & { slot: Slot }): ReactNode {
  return (
    <span data-slot={`${slot}-text`} className="sb:min-w-0 sb:grow">
      <span data-slot={`${slot}-label-text`} className="sb:block sb:truncate">
        {children}
      </span>
      {disabledReason !== undefined && (
        <span data-slot={`${slot}-reason`} className="sb:block sb:max-w-60 sb:text-xs sb:text-subtle">
          {disabledReason}
        </span>
      )}
    </span>
  );
}

/** Factory of the menu item, over Radix's item of one kind of menu. */
export function createMenuItem(Menu: Pick<typeof Dropdown, 'Item'>, slot: Slot): (props: MenuItemProps) => ReactNode {
  return function Item(props: MenuItemProps): ReactNode {
    const { icon, end, shortcut, tone = 'neutral', disabledReason, onSelect, asChild = false, className, children, ...rest } = props;
    const afterClose = use(AfterClose);
    const isDisabled = disabledReason !== undefined;
    return (
      <Menu.Item
        data-slot={`${slot}-item`}
        data-tone={tone}
        asChild={asChild}
        aria-disabled={isDisabled || undefined}
        aria-keyshortcuts={shortcut && toKeyShortcut(shortcut)}
        {...rest}
        onSelect={(event) => {
          if (isDisabled) event.preventDefault();
          else if (onSelect) afterClose(onSelect);
        }}
        className={cn(ITEM, tone === 'danger' && !isDisabled && DANGER, className)}
      >
        {asChild ? (
          children
        ) : (
          <>
            {icon !== undefined && (
              <Sign slot={slot} part="icon">
                {icon}
              </Sign>
            )}
            <ItemLabel slot={slot} disabledReason={disabledReason}>
              {children}
            </ItemLabel>
            {(end !== undefined || shortcut) && (
              <span
                data-slot={`${slot}-end`}
                aria-hidden={shortcut ? true : undefined}
                className="sb:ms-auto sb:ps-4 sb:text-xs sb:text-subtle"
              >
                {end ?? shortcut?.join(' ')}
              </span>
            )}
          </>
        )}
      </Menu.Item>
    );
  };
}

/** Factory of the checkbox item. */
export function createMenuCheckboxItem(
  Menu: Pick<typeof Dropdown, 'CheckboxItem' | 'ItemIndicator'>,
  slot: Slot,
): (props: MenuCheckboxItemProps) => ReactNode {
  return function CheckboxItem({
    checked,
    onCheckedChange,
    disabledReason,
    className,
    children,
    ...rest
  }: MenuCheckboxItemProps): ReactNode {
    const isDisabled = disabledReason !== undefined;
    return (
      <Menu.CheckboxItem
        data-slot={`${slot}-checkbox-item`}
        checked={checked}
        aria-disabled={isDisabled || undefined}
        {...rest}
        onSelect={(event) => event.preventDefault()}
        onCheckedChange={(next) => {
          if (!isDisabled) onCheckedChange(next);
        }}
        className={cn(ITEM, className)}
      >
        <Sign slot={slot} part="sign">
          <Menu.ItemIndicator>
            <Check data-slot={`${slot}-check`} size={16} aria-hidden />
          </Menu.ItemIndicator>
        </Sign>
        <ItemLabel slot={slot} disabledReason={disabledReason}>
          {children}
        </ItemLabel>
      </Menu.CheckboxItem>
    );
  };
}

/** Factory of the radio group. */
export function createMenuRadioGroup(
  Menu: Pick<typeof Dropdown, 'Label' | 'RadioGroup' | 'RadioItem' | 'ItemIndicator'>,
  slot: Slot,
): (props: MenuRadioGroupProps) => ReactNode {
  const Label = createMenuLabel(Menu, slot);
  return function RadioGroup({ label, hideLabel = false, value, onChange, options, ...rest }: MenuRadioGroupProps): ReactNode {
    const afterClose = use(AfterClose);
    return (
      <>
        {!hideLabel && <Label>{label}</Label>}
        <Menu.RadioGroup data-slot={`${slot}-radio-group`} aria-label={label} value={value} {...rest}>
          {options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              data-slot={`${slot}-radio-item`}
              value={option.value}
              aria-disabled={option.disabledReason !== undefined || undefined}
              onSelect={(event) => {
                if (option.disabledReason !== undefined) event.preventDefault();
                else if (option.value !== value) afterClose(() => onChange(option.value));
              }}
              className={ITEM}
            >
              <Sign slot={slot} part="sign">
                <Menu.ItemIndicator>
                  <Dot data-slot={`${slot}-dot`} size={16} strokeWidth={6} aria-hidden />
                </Menu.ItemIndicator>
              </Sign>
              <ItemLabel slot={slot} disabledReason={option.disabledReason}>
                {option.label}
              </ItemLabel>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </>
    );
  };
}

/** Factory of the submenu. */
export function createMenuSub(
  Menu: Pick<typeof Dropdown, 'Portal' | 'Sub' | 'SubTrigger' | 'SubContent'>,
  slot: Slot,
): (props: MenuSubProps) => ReactNode {
  return function Sub({ label, icon, disabledReason, open, onOpenChange, className, style, children, ...rest }: MenuSubProps): ReactNode {
    const isDisabled = disabledReason !== undefined;
    const owned = isDisabled ? false : open;
    const container = usePortalContainer();
    const trigger = useRef<HTMLDivElement>(null);
    return (
      <Menu.Sub {...(owned === undefined ? {} : { open: owned })} {...(onOpenChange ? { onOpenChange } : {})}>
        <Menu.SubTrigger ref={trigger} data-slot={`${slot}-sub-trigger`} aria-disabled={isDisabled || undefined} className={ITEM}>
          {icon !== undefined && (
            <Sign slot={slot} part="icon">
              {icon}
            </Sign>
          )}
          <ItemLabel slot={slot} disabledReason={disabledReason}>
            {label}
          </ItemLabel>
          <ChevronRight data-slot={`${slot}-sub-sign`} size={16} aria-hidden className="sb:ms-auto sb:shrink-0 sb:rtl:[scale:-1_1]" />
        </Menu.SubTrigger>
        <Menu.Portal container={container}>
          <Menu.SubContent
            data-slot={`${slot}-sub`}
            aria-label={label}
            sideOffset={2}
            alignOffset={-4}
            collisionPadding={8}
            loop
            {...menuInShadow}
            onFocusOutside={(event) => {
              if (isEventWithin(trigger.current, event)) event.preventDefault();
            }}
            {...rest}
            style={{
              ...popperRoom(slot),
              ...style,
            }}
            className={cn(menuClass, className)}
          >
            {children}
          </Menu.SubContent>
        </Menu.Portal>
      </Menu.Sub>
    );
  };
}

/** Factory of the menu heading. */
export function createMenuLabel(Menu: Pick<typeof Dropdown, 'Label'>, slot: Slot): (props: ComponentProps<'div'>) => ReactNode {
  return function Label({ className, ...rest }: ComponentProps<'div'>): ReactNode {
    return (
      <Menu.Label data-slot={`${slot}-label`} {...rest} className={cn('sb:px-2 sb:pt-1.5 sb:pb-1 sb:text-xs sb:text-subtle', className)} />
    );
  };
}

/** Separator between groups of items. */
export function createMenuSeparator(Menu: Pick<typeof Dropdown, 'Separator'>, slot: Slot): (props: ComponentProps<'div'>) => ReactNode {
  return function Separator({ className, ...rest }: ComponentProps<'div'>): ReactNode {
    return (
      <Menu.Separator
        data-slot={`${slot}-separator`}
        {...rest}
        className={cn('sb:-mx-1 sb:my-1 sb:border-t sb:border-border', className)}
      />
    );
  };
}
