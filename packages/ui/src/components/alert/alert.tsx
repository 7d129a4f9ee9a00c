import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';
import { IconButton } from '../icon-button/index.js';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const LOOK: Record<AlertTone, { box: string; sign: string; Sign: typeof Info }> = {
  info: { box: 'sb:border-info/35 sb:bg-info-soft', sign: 'sb:text-info-text', Sign: Info },
  success: { box: 'sb:border-success/35 sb:bg-success-soft', sign: 'sb:text-success-text', Sign: CircleCheck },
  warning: { box: 'sb:border-warning/35 sb:bg-warning-soft', sign: 'sb:text-warning-text', Sign: TriangleAlert },
  danger: { box: 'sb:border-danger/35 sb:bg-danger-soft', sign: 'sb:text-danger-text', Sign: CircleAlert },
};

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Meaning of the alert; colour and icon follow from it.
   * @default 'info'
   */
  tone?: AlertTone;
  /** Summary of the message, in one line. */
  title?: string;
  /** One button or link that resolves the problem. */
  action?: ReactNode;
  /** Called when the alert is dismissed; renders a close button. */
  onDismiss?: () => void;
}

/**
 * Message about the page or the form, shown in its context.
 * A `danger` alert interrupts screen readers, the others wait. For an event that is over use a toast.
 */
export function Alert({ tone = 'info', title, action, onDismiss, className, children, ...rest }: AlertProps): ReactNode {
  const text = useComponentsText();
  const { box, sign, Sign } = LOOK[tone];
  return (
    <div
      data-slot="alert"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={cn(
        'sb:flex sb:items-start sb:gap-2.5 sb:rounded-surface sb:border sb:px-3 sb:py-2.5 sb:text-sm sb:text-text',
        box,
        className,
      )}
    >
      <Sign data-slot="alert-icon" size={16} aria-hidden className={cn('sb:mt-0.5 sb:shrink-0', sign)} />
      <div data-slot="alert-content" className="sb:min-w-0 sb:grow sb:wrap-anywhere">
        {title !== undefined && (
          <p data-slot="alert-title" className="sb:font-semibold">
            {title}
          </p>
        )}
        {children !== undefined && <div data-slot="alert-body">{children}</div>}
        {action !== undefined && (
          <div data-slot="alert-action" className="sb:mt-2">
            {action}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton
          data-slot="alert-dismiss"
          label={text.dismiss}
          size="sm"
          icon={<X data-slot="alert-dismiss-icon" size={16} aria-hidden />}
          className="sb:-my-1 sb:-me-1.5"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
