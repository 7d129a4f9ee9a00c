import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisabledReason } from '../../lib/use-disabled-reason.js';
import { useControlSize, type ControlSize } from '../../lib/ui-provider.js';
import { useFieldControl } from '../field/index.js';
import { controlClass, readOnlyClass } from '../input/index.js';

const TEXT: Record<ControlSize, string> = { sm: 'sb:text-sm', md: 'sb:text-md', lg: 'sb:text-md' };

export interface TextareaProps extends ComponentProps<'textarea'> {
  /**
   * Font size; `md` and `lg` are the same.
   * @default the size of the provider, else 'md'
   */
  size?: ControlSize;
  /** Grows with its text up to twelve lines, instead of scrolling. */
  autoGrow?: boolean;
  /** Shipment numbers, one per line: tabular figures, no spell check. */
  identifier?: boolean;
  /** Code or a template: monospaced, long lines scroll, no spell check. Tab leaves it, as any other field. */
  code?: boolean;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
}

/** Several lines of text. A surrounding Field labels and describes it. */
export function Textarea({
  size: ownSize,
  autoGrow = false,
  identifier = false,
  code = false,
  rows = 3,
  disabledReason,
  className,
  ...rest
}: TextareaProps): ReactNode {
  const size = useControlSize(ownSize);
  const [reason, note] = useDisabledReason(disabledReason, rest['aria-describedby']);
  // useFieldControl turns `required` into aria-required.
  const { required: _required, ...native } = rest;
  return (
    <>
      <textarea
        data-slot="textarea"
        rows={rows}
        {...(identifier ? { spellCheck: false, autoCapitalize: 'characters' } : {})}
        {...(code ? { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off', wrap: 'off', dir: 'ltr' } : {})}
        {...native}
        {...reason}
        {...useFieldControl({ ...rest, ...reason })}
        {...(note ? { readOnly: true } : {})}
        className={cn(
          controlClass,
          readOnlyClass,
          TEXT[size],
          'sb:px-2.5 sb:py-1.5 sb:leading-normal',
          autoGrow && 'sb:field-sizing-content sb:max-h-72 sb:min-h-20',
          identifier && 'sb:tabular-nums sb:slashed-zero',
          code && 'sb:overflow-x-auto sb:font-mono sb:text-sm sb:[tab-size:2]',
          className,
        )}
      />
      {note}
    </>
  );
}
