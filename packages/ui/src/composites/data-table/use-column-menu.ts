import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { focusedElement } from '../../lib/focused.js';
import type { ColumnMenu as ColumnMenuView } from './components/column-menu.js';

type MenuView = typeof ColumnMenuView;

/** The built-in menu of the headers. */
export interface ColumnMenuSource {
  /** Undefined until it is loaded: a button is shown meanwhile. */
  View: MenuView | undefined;
  /** Id of the column whose button was pressed while loading. */
  pressed: string | undefined;
  onPress: (id: string) => void;
}

interface Loaded {
  View: MenuView | undefined;
  pressed: string | undefined;
}

const SLOT = '[data-slot="data-table-column-menu"]';

/** Loads the menu when a pointer or focus first enters the header. @returns the menu for the headers, and the handler that loads it */
export function useColumnMenu(
  enabled: boolean,
  region: RefObject<HTMLElement | null>,
): { menus: ColumnMenuSource | undefined; onNear: () => void } {
  const [{ View, pressed }, setLoaded] = useState<Loaded>({ View: undefined, pressed: undefined });
  const loading = useRef(false);
  const pressedColumn = useRef<string>(undefined);
  const onNear = (): void => {
    if (!enabled || loading.current) return;
    loading.current = true;
    import('./components/column-menu.js').then(
      ({ ColumnMenu }) => {
        const button = focusedElement()?.closest<HTMLElement>(SLOT);
        const column = button && region.current?.contains(button) ? button.closest<HTMLElement>('th')?.dataset['column'] : undefined;
        flushSync(() => setLoaded({ View: ColumnMenu, pressed: pressedColumn.current }));
        // The button has been replaced, so focus moves to the new one. An open menu takes focus itself.
        if (column !== undefined && pressedColumn.current === undefined) {
          region.current?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(column)}"] ${SLOT}`)?.focus();
        }
        setLoaded({ View: ColumnMenu, pressed: undefined });
      },
      () => {
        // Failed offline: the next hover or focus retries.
        loading.current = false;
      },
    );
  };
  const onPress = (id: string): void => {
    pressedColumn.current = id;
    onNear();
  };
  return { menus: enabled ? { View, pressed, onPress } : undefined, onNear };
}
