import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';

/** How long the outcome is shown, in ms. */
const SHOWN_MS = 1600;

export interface CopyableIdProps extends Omit<ComponentProps<'span'>, 'onCopy'> {
  /** Text that is copied. */
  value: string;
  /**
   * Content shown instead of the value: a grouped number, a link.
   * @default the value
   */
  children?: ReactNode;
  /** Wraps a long value instead of truncating it. */
  wrap?: boolean;
  /**
   * Shows the button only under the pointer or with focus, over what follows, so that it takes no room: for dense table cells. Where the
   * pointer is a finger the button is always visible, beside the value.
   */
  overlay?: boolean;
  /** Called with the copied text. */
  onCopy?: (value: string) => void;
}

/** A number, key or short text in tabular figures with a slashed zero, copied with one click. */
export function CopyableId({ value, children, wrap = false, overlay = false, onCopy, className, ...rest }: CopyableIdProps): ReactNode {
  const text = useComponentsText();
  const [state, setState] = useState<'none' | 'copied' | 'failed'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (): Promise<void> => {
    const worked = await writeText(value);
    setState(worked ? 'copied' : 'failed');
    announce(worked ? text.copied(value) : text.copyFailed);
    if (worked) onCopy?.(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('none'), SHOWN_MS);
  };
  const Sign = state === 'copied' ? Check : Copy;
  return (
    <span
      data-slot="copyable-id"
      data-state={state}
      {...rest}
      className={cn('sb:group/copy sb:inline-flex sb:max-w-full sb:items-center sb:gap-0.5', overlay && 'sb:relative', className)}
    >
      <span
        data-slot="copyable-id-value"
        className={cn('sb:min-w-0 sb:tabular-nums sb:slashed-zero', wrap ? 'sb:wrap-anywhere' : 'sb:truncate')}
        {...(wrap ? {} : { title: value })}
      >
        {children ?? value}
      </span>
      <button
        data-slot="copyable-id-button"
        type="button"
        aria-label={text.copy(value)}
        title={state === 'failed' ? text.copyFailed : text.copy(value)}
        onClick={() => void copy()}
        className={cn(
          'sb-hit sb:flex sb:size-6 sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:-outline-offset-2 sb:outline-focus',
          'sb:hover:bg-primary-soft sb:hover:text-primary-text sb:focus-visible:outline-2',
          overlay &&
            'sb:pointer-events-none sb:absolute sb:start-full sb:z-1 sb:bg-surface sb:opacity-0 sb:group-focus-within/copy:opacity-100 sb:group-hover/copy:pointer-events-auto sb:group-hover/copy:opacity-100 sb:pointer-coarse:pointer-events-auto sb:pointer-coarse:static sb:pointer-coarse:opacity-100',
          state === 'copied' ? 'sb:text-success-text' : state === 'failed' ? 'sb:text-danger-text' : 'sb:text-subtle',
        )}
      >
        <Sign data-slot="copyable-id-icon" size={14} aria-hidden />
      </button>
    </span>
  );
}

async function writeText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    // Rejected without permission or outside a secure context.
    return false;
  }
}
