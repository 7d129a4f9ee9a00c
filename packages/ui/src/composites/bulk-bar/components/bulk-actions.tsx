import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../../../components/button/index.js';
import { DropdownMenu, DropdownMenuItem } from '../../../components/dropdown-menu/index.js';
import { IconButton } from '../../../components/icon-button/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import { fitCount } from '../bulk-bar.logic.js';
import type { BulkAction } from '../bulk-bar.types.js';

/** Width of the square button of size `sm`, in px. */
const MORE = 28;

/**
 * As many actions as fit, the others in a menu. Widths are measured once, while all of them are rendered: change the key when the labels
 * change.
 */
export function BulkActions({ actions }: { actions: readonly BulkAction[] }): ReactNode {
  const text = useTableText();
  const row = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(actions.length);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let widths: readonly number[] | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      // The first measurement runs before the first paint.
      widths ??= Array.from(element.children, (child) => child.getBoundingClientRect().width);
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      setFit(fitCount(widths, { room: entry.contentRect.width, gap, more: MORE }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div data-slot="bulk-bar-actions" ref={row} className="sb:flex sb:min-w-0 sb:grow sb:items-center sb:gap-2 sb:whitespace-nowrap">
      {actions.slice(0, fit).map(({ id, label, icon, tone, disabledReason, onSelect }) => (
        <span key={id} data-slot="bulk-bar-action" className="sb:shrink-0">
          <Button
            size="sm"
            variant={tone === 'danger' ? 'danger' : 'secondary'}
            disabledReason={disabledReason}
            onClick={onSelect}
            {...(icon === undefined ? {} : { icon })}
          >
            {label}
          </Button>
        </span>
      ))}
      {fit < actions.length && (
        <DropdownMenu
          trigger={<IconButton size="sm" label={text.moreActions} icon={<Ellipsis data-slot="bulk-bar-more" size={16} aria-hidden />} />}
        >
          {actions.slice(fit).map(({ id, label, icon, tone, disabledReason, onSelect }) => (
            <DropdownMenuItem key={id} tone={tone ?? 'neutral'} disabledReason={disabledReason} onSelect={onSelect} icon={icon}>
              {label}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      )}
    </div>
  );
}
