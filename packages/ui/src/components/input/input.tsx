import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisabledReason } from '../../lib/use-disabled-reason.js';
import { useControlSize, type ControlSize } from '../../lib/ui-provider.js';
import { useFieldControl } from '../field/index.js';
import { controlVariants, readOnlyClass } from './control.variants.js';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /**
   * Height: 28, 32 or 40 px.
   * @default the size of the provider, else 'md'
   */
  size?: ControlSize;
  /** The text is a shipment number (container, bill, waybill): upper case, tabular figures, slashed zero, no spell check. */
  identifier?: boolean;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
}

/** One line of text. A surrounding Field labels and describes it. */
export function Input({ size: ownSize, identifier = false, disabledReason, className, type = 'text', ...rest }: InputProps): ReactNode {
  const size = useControlSize(ownSize);
  const [reason, note] = useDisabledReason(disabledReason, rest['aria-describedby']);
  const { required: _required, ...native } = rest;
  return (
    <>
      <input
        data-slot="input"
        type={type}
        {...(identifier ? { spellCheck: false, autoCapitalize: 'characters', autoCorrect: 'off' } : {})}
        {...native}
        {...reason}
        {...useFieldControl({ ...rest, ...reason })}
        {...(note ? { readOnly: true } : {})}
        className={cn(
          controlVariants({ size }),
          readOnlyClass,
          identifier && 'sb:uppercase sb:tabular-nums sb:slashed-zero sb:placeholder:normal-case',
          className,
        )}
      />
      {note}
    </>
  );
}
