import { CircleAlert, RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';
import { Button } from '../button/index.js';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /**
   * Title: the operation that failed.
   * @default “Something went wrong”
   */
  title?: string;
  /** Explanation, and the next step. */
  description?: ReactNode;
  /** Reference for support: an error code, a request id. */
  reference?: string;
  /** Called on retry; renders the retry button. */
  onRetry?: () => void;
  /** The retry is in progress. */
  retrying?: boolean;
  /** Alternative action beside the retry. */
  action?: ReactNode;
  /**
   * `sm` inside cards and tables, `lg` for a page.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

const SPACE = { sm: 'sb:px-4 sb:py-6', md: 'sb:px-4 sb:py-12', lg: 'sb:px-4 sb:py-24' } as const;

/** Replaces content that failed to load, and offers a retry. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const text = useComponentsText();
  const {
    title = text.errorTitle,
    description = text.errorDescription,
    reference,
    onRetry,
    retrying = false,
    action,
    size = 'md',
    className,
    ...rest
  } = props;
  return (
    <div
      data-slot="error-state"
      role="alert"
      {...rest}
      className={cn('sb:flex sb:flex-col sb:items-center sb:gap-1 sb:text-center sb:text-sm sb:wrap-anywhere', SPACE[size], className)}
    >
      <span
        data-slot="error-state-icon"
        className="sb:mb-2 sb:flex sb:size-12 sb:items-center sb:justify-center sb:rounded-full sb:bg-danger-soft sb:text-danger-text"
      >
        <CircleAlert data-slot="error-state-sign" size={24} aria-hidden />
      </span>
      <p data-slot="error-state-title" className="sb:text-md sb:font-semibold sb:text-text">
        {title}
      </p>
      <div data-slot="error-state-description" className="sb:max-w-sm sb:text-muted">
        {description}
      </div>
      {reference !== undefined && (
        <p data-slot="error-state-reference" className="sb:text-xs sb:text-subtle sb:tabular-nums sb:select-all">
          {reference}
        </p>
      )}
      {(onRetry ?? action) !== undefined && (
        <div data-slot="error-state-action" className="sb:mt-3 sb:flex sb:max-w-full sb:flex-wrap sb:justify-center sb:gap-2">
          {onRetry && (
            <Button
              loading={retrying}
              icon={<RotateCw data-slot="error-state-retry-icon" size={16} aria-hidden />}
              onClick={() => onRetry()}
            >
              {text.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
