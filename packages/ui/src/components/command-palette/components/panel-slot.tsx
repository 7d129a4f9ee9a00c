import { Search } from 'lucide-react';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { Skeleton } from '../../skeleton/index.js';
import type { CommandPanelProps } from './command-panel.js';
import { FIELD, INPUT } from './field-classes.js';

export interface PanelSlotProps extends Omit<CommandPanelProps, 'typed'> {
  /** Panel that may still be loading. */
  panel: ComponentType<CommandPanelProps>;
}

/** The panel; while it loads a field in its place, so that nothing is lost that is typed meanwhile. */
export function PanelSlot({ panel: Panel, ...rest }: PanelSlotProps): ReactNode {
  const [typed, setTyped] = useState('');
  const { name, placeholder } = rest;
  return (
    <Suspense
      fallback={
        <div data-slot="command-palette-waiting" aria-busy="true">
          <div className={FIELD}>
            <Search size={16} aria-hidden className="sb:shrink-0 sb:text-muted" />
            <input
              aria-label={name}
              placeholder={placeholder}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className={INPUT}
            />
          </div>
          <div className="sb:flex sb:flex-col sb:gap-3 sb:p-4">
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      }
    >
      <Panel {...rest} typed={typed} />
    </Suspense>
  );
}
