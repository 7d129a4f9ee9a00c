import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../components/icon-button/index.js';
import { Link } from '../../components/link/index.js';
import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { useDisplayText } from '../../lib/use-display-text.js';
import { useOverlaysText } from '../../lib/ui-provider.js';
import type { Peek } from './use-peek.js';

export interface PeekLayoutProps extends ComponentProps<'div'> {
  /** PeekPanel; undefined while it is closed. */
  panel: ReactNode;
  /** `list` of `usePeek`. */
  list?: Peek['list'];
}

/** A list with a panel beside it. In a window under 75 rem the panel covers the end of the list. */
export function PeekLayout({ panel, list, className, children, ...rest }: PeekLayoutProps): ReactNode {
  return (
    <div data-slot="peek-layout" {...rest} className={cn('sb:relative sb:min-w-0', className)}>
      <div data-slot="peek-layout-row" className="sb:flex sb:h-full sb:gap-3">
        <div data-slot="peek-layout-list" {...list} className="sb:min-w-0 sb:grow">
          {children}
        </div>
        {panel}
      </div>
    </div>
  );
}

export interface PeekPanelProps extends Omit<ComponentProps<'aside'>, 'title' | 'aria-label'> {
  /** Name of the record. */
  title: string;
  /** Page of the record. */
  href: string;
  /** The most important sentence, announced with the title when the panel opens and for every other record. */
  lead?: ReactNode;
  onClose: () => void;
  /** Called for the previous record. Undefined for the first. */
  onPrevious?: (() => void) | undefined;
  /** Called for the next record. Undefined for the last. */
  onNext?: (() => void) | undefined;
  /** Buttons at the end. */
  footer?: ReactNode;
}

/** The essence of one record beside its list, without leaving it. Not modal: focus stays where it is. */
export function PeekPanel({
  title,
  href,
  lead,
  onClose,
  onPrevious,
  onNext,
  footer,
  className,
  children,
  ...rest
}: PeekPanelProps): ReactNode {
  const text = useDisplayText();
  const { close } = useOverlaysText();
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => announce([title, sentence.current?.textContent].filter(Boolean).join('. ')), [title]);
  return (
    <aside
      data-slot="peek-panel"
      aria-label={title}
      {...rest}
      className={cn(
        'sb:absolute sb:inset-y-0 sb:inset-e-0 sb:z-[12] sb:flex sb:w-80 sb:max-w-full sb:shrink-0 sb:flex-col sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:text-sm sb:text-text sb:elevation-overlay sb:min-[75rem]:static',
        className,
      )}
    >
      <div data-slot="peek-panel-head" className="sb:flex sb:items-center sb:gap-1 sb:border-b sb:border-border sb:px-3 sb:py-1.5">
        <h2 data-slot="peek-panel-title" className="sb:min-w-0 sb:grow sb:truncate">
          <Link variant="strong" href={href}>
            {title}
          </Link>
        </h2>
        <IconButton
          size="sm"
          label={text.recordPrevious}
          icon={<ChevronUp data-slot="peek-panel-icon" size={16} aria-hidden />}
          {...(onPrevious ? { onClick: onPrevious } : { disabledReason: text.recordFirst })}
        />
        <IconButton
          size="sm"
          label={text.recordNext}
          icon={<ChevronDown data-slot="peek-panel-icon" size={16} aria-hidden />}
          {...(onNext ? { onClick: onNext } : { disabledReason: text.recordLast })}
        />
        <IconButton size="sm" label={close} icon={<X data-slot="peek-panel-icon" size={16} aria-hidden />} onClick={onClose} />
      </div>
      {/* Longer than the window, it scrolls: by keyboard as well. */}
      <div
        data-slot="peek-panel-body"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container without controls needs focus
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the controls of a form
        role="group"
        aria-label={title}
        className="sb:grid sb:min-h-0 sb:grow sb:grid-cols-[minmax(0,1fr)] sb:content-start sb:gap-4 sb:overflow-y-auto sb:p-3 sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
      >
        {lead !== undefined && (
          <div data-slot="peek-panel-lead" ref={sentence}>
            {lead}
          </div>
        )}
        {children}
      </div>
      <div data-slot="peek-panel-foot" className="sb:flex sb:flex-wrap sb:items-center sb:gap-2 sb:border-t sb:border-border sb:p-3">
        <Link href={href}>{text.openRecord(title)}</Link>
        {footer}
      </div>
    </aside>
  );
}
