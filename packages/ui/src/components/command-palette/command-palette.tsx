import * as RadixDialog from '@radix-ui/react-dialog';
import { lazy, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { trapTabInShadow } from '../../lib/shadow-root.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import { useCollectionsText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { floatClass, scrimClass, useFocusReturn } from '../confirm-dialog/index.js';
import { PanelSlot } from './components/panel-slot.js';
import type { CommandGroup } from './command-palette.logic.js';
import type { CommandSearch } from './use-command-search.js';

const Panel = lazy(() => import('./components/command-panel.js').then((module) => ({ default: module.CommandPanel })));

export interface CommandPaletteProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label' | 'children'> {
  /**
   * Accessible name of the dialog.
   * @default “Search and go”
   */
  label?: string;
  /**
   * Accessible name of the search.
   * @default “Search pages and actions”
   */
  placeholder?: string;
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Pages and actions, in groups, limited to those that the user may use. */
  groups: readonly CommandGroup[];
  /** Ids of recent entries, the newest first. Shown while the search is empty. */
  recent?: readonly string[];
  /** Server search, debounced by 200 ms. Its groups follow yours and are not filtered again. */
  search?: CommandSearch;
  /** Called with the id of the selected entry, for the caller's list of recent ones. */
  onItemSelect?: (id: string) => void;
}

/** Search for every page and action. Open it with Ctrl K: `useCommandPaletteShortcut`. */
export function CommandPalette(props: CommandPaletteProps): ReactNode {
  const {
    label,
    placeholder,
    open: given,
    defaultOpen = false,
    onOpenChange,
    groups,
    recent,
    search,
    onItemSelect,
    className,
    ...rest
  } = props;
  const text = useCollectionsText();
  const container = usePortalContainer();
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onChange: onOpenChange });
  const { remember, giveBack } = useFocusReturn();
  const name = label ?? text.palette;
  return (
    <RadixDialog.Root open={open} onOpenChange={setOpen}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay data-slot="command-palette-scrim" className={scrimClass} />
        <RadixDialog.Content
          data-slot="command-palette"
          aria-describedby={undefined}
          {...trapTabInShadow}
          onOpenAutoFocus={(event) => {
            remember(event);
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) (event.currentTarget.querySelector('input') ?? event.currentTarget).focus();
          }}
          onCloseAutoFocus={giveBack}
          {...rest}
          className={cn(
            floatClass,
            'sb:fixed sb:inset-x-0 sb:top-[10dvh] sb:mx-auto sb:flex sb:max-h-[70dvh] sb:w-[calc(100vw_-_--spacing(8))] sb:max-w-md sb:flex-col sb:overflow-hidden',
            'sb:text-sm sb:motion-safe:data-[state=open]:animate-pop-in',
            className,
          )}
        >
          <RadixDialog.Title data-slot="command-palette-title" className="sb:sr-only">
            {name}
          </RadixDialog.Title>
          <PanelSlot
            panel={Panel}
            {...{ groups, recent, search, name }}
            placeholder={placeholder ?? text.paletteSearch}
            onPick={(item) => {
              setOpen(false);
              onItemSelect?.(item.id);
              item.onSelect();
            }}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
