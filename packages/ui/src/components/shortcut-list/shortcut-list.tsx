import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText } from '../../lib/use-display-text.js';
import { Kbd } from '../kbd/index.js';
import type { Shortcut } from './use-shortcuts.js';

export interface ShortcutListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The declaration that `useShortcuts` listens to. */
  shortcuts: readonly Shortcut[];
}

const SYMBOLS: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

/** Keys of a page with their effects, for a dialog that opens with `?`. */
export function ShortcutList({ shortcuts, className, ...rest }: ShortcutListProps): ReactNode {
  const { spaceBar } = useDisplayText();
  const nameOf = (key: string): string => (key === ' ' ? spaceBar : (SYMBOLS[key] ?? (key.length === 1 ? key.toUpperCase() : key)));
  return (
    <dl
      data-slot="shortcut-list"
      {...rest}
      className={cn('sb:grid sb:grid-cols-[auto_minmax(0,1fr)] sb:items-baseline sb:gap-x-4 sb:gap-y-2 sb:text-sm', className)}
    >
      {shortcuts.map(({ keys, also = [], label }) => (
        <div key={label} data-slot="shortcut-list-item" className="sb:contents">
          <dt data-slot="shortcut-list-keys" className="sb:flex sb:gap-1">
            {[...keys, ...also].map((key) => (
              <Kbd key={key}>{nameOf(key)}</Kbd>
            ))}
          </dt>
          <dd data-slot="shortcut-list-effect" className="sb:min-w-0 sb:wrap-anywhere">
            {label}
          </dd>
        </div>
      ))}
    </dl>
  );
}
