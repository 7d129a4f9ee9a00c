import { ChevronLeft } from 'lucide-react';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';

import { Button } from '../../components/button/index.js';
import { cn } from '../../lib/cn.js';
import { focusedElement } from '../../lib/focused.js';
import { useDisplayText } from '../../lib/use-display-text.js';

export interface MasterDetailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list to choose from. */
  masterLabel: string;
  /** List to choose from. */
  master: ReactNode;
  /** Accessible name of the list of the selected row. */
  detailLabel: string;
  /** List of the selected row, or an EmptyState that asks for a selection. */
  detail: ReactNode;
  /** A row is selected: in a narrow container, the detail replaces the list. */
  open: boolean;
  /** Called to return to the list, in a narrow container. */
  onBack: () => void;
}

/** A list and the list of its selected row: side by side from a container width of 768 px, else one after the other. */
export function MasterDetail(props: MasterDetailProps): ReactNode {
  const { masterLabel, master, detailLabel, detail, open, onBack, className, ...rest } = props;
  const text = useDisplayText();
  const list = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useFocusBetween(open, list, back);
  return (
    <div data-slot="master-detail" {...rest} className={cn('sb:@container sb:min-w-0 sb:text-md sb:text-text', className)}>
      <div
        data-slot="master-detail-panes"
        className="sb:grid sb:grid-cols-[minmax(0,1fr)] sb:items-start sb:gap-4 sb:@min-[55em]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the controls of a form
          role="group"
          data-slot="master-detail-master"
          ref={list}
          tabIndex={-1}
          aria-label={masterLabel}
          className={cn('sb:min-w-0 sb:outline-none', open && 'sb:hidden sb:@min-[55em]:block')}
        >
          {master}
        </div>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the controls of a form
          role="group"
          data-slot="master-detail-detail"
          aria-label={detailLabel}
          className={cn('sb:min-w-0', !open && 'sb:hidden sb:@min-[55em]:block')}
        >
          <Button
            ref={back}
            data-slot="master-detail-back"
            variant="ghost"
            icon={<ChevronLeft data-slot="master-detail-back-icon" size={16} aria-hidden className="sb:rtl:rotate-180" />}
            onClick={onBack}
            className="sb:mb-2 sb:@min-[55em]:hidden"
          >
            {text.backTo(masterLabel)}
          </Button>
          {detail}
        </div>
      </div>
    </div>
  );
}

/** One pane replaces the other: focus moves to the back button, and from there to its former place in the list. */
function useFocusBetween(open: boolean, list: RefObject<HTMLElement | null>, back: RefObject<HTMLElement | null>): void {
  const was = useRef(open);
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (was.current === open) return;
    was.current = open;
    const focused = focusedElement();
    if (open) last.current = focused instanceof HTMLElement && list.current?.contains(focused) ? focused : null;
    // Focus elsewhere, or in a pane that is still visible, is kept.
    if (focused && focused !== document.body && focused.checkVisibility()) return;
    const kept = last.current?.isConnected ? last.current : list.current;
    (open ? back.current : kept)?.focus();
  }, [open, list, back]);
}
