import { Slot, Slottable } from '@radix-ui/react-slot';
import { useEffect, useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { useControlSize, useComponentsText, type ControlSize } from '../../lib/ui-provider.js';
import { Spinner } from '../spinner/index.js';
import { buttonVariants, type ButtonVariant } from './button.variants.js';
import { CLICK_GUARD_MS, useClickGuard } from './use-click-guard.js';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * Visual style. One primary button per view; `danger` only for destructive actions.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /**
   * Height: 28, 32 or 40 px.
   * @default the size of the provider, else 'md'
   */
  size?: ControlSize;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Icon after the label, for buttons that open something. */
  iconEnd?: ReactNode;
  /** Work is in progress: clicks are ignored, the button keeps its width and focus, screen readers announce it. */
  loading?: boolean;
  /**
   * Why the button is disabled. It stays in the tab order and announces the reason.
   * Without a reason use `disabled`. To hide actions without permission, use PermissionButton.
   */
  disabledReason?: string | undefined;
  /**
   * Ignores further clicks for this long, in ms.
   * @default 500 for `type="submit"`, else 0
   */
  guardMs?: number;
  /** Renders the only child (a link) as the button. */
  asChild?: boolean;
}

/** Starts an action. For navigation use a Link, or a Button `asChild` around one. */
export function Button({
  variant = 'secondary',
  size: ownSize,
  icon,
  iconEnd,
  loading = false,
  disabled = false,
  disabledReason,
  guardMs,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const text = useComponentsText();
  const size = useControlSize(ownSize);
  const noteId = useId();
  const { guarded, accept } = useClickGuard(guardMs ?? (type === 'submit' ? CLICK_GUARD_MS : 0));
  const note = loading ? text.loading : disabledReason;
  const inert = loading || disabled || disabledReason !== undefined;

  useEffect(() => {
    if (loading) announce(text.loading);
  }, [loading, text.loading]);

  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (inert) {
      event.preventDefault();
      event.stopPropagation();
    } else if (accept(event)) onClick?.(event);
  };

  const Root = asChild ? Slot : 'button';
  const content = (label: ReactNode): ReactNode => (
    <>
      {loading ? <Spinner size="sm" label={null} className={icon ? '' : 'sb:absolute'} /> : icon}
      {label !== undefined && (
        <span data-slot="button-label" className={cn('sb:truncate sb:py-1', loading && !icon && 'sb:opacity-0')}>
          {label}
        </span>
      )}
      {iconEnd}
      {note !== undefined && (
        <span data-slot="button-note" id={noteId} hidden>
          {note}
        </span>
      )}
    </>
  );
  return (
    <Root
      data-slot="button"
      data-variant={variant}
      data-loading={loading || undefined}
      data-dimmed={(inert && !loading) || undefined}
      {...(asChild ? {} : { type })}
      {...(disabled && disabledReason === undefined && !asChild ? { disabled: true } : {})}
      aria-disabled={inert || guarded || undefined}
      aria-busy={loading || undefined}
      title={disabledReason}
      {...(note === undefined ? {} : { 'aria-describedby': noteId })}
      {...rest}
      onClick={handleClick}
      className={cn(buttonVariants({ variant, size }), className)}
    >
      {asChild ? <Slottable child={children}>{content}</Slottable> : content(children)}
    </Root>
  );
}
