import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useComponentsText } from '../../../lib/ui-provider.js';
import { Button } from '../../button/index.js';
import { IconButton } from '../../icon-button/index.js';
import { Spinner } from '../../spinner/index.js';
import type { ToastMessage, ToastTone } from '../toast-queue.js';

const LOOK: Record<ToastTone, { sign: string; Sign: typeof Info }> = {
  info: { sign: 'sb:text-info-text', Sign: Info },
  success: { sign: 'sb:text-success-text', Sign: CircleCheck },
  warning: { sign: 'sb:text-warning-text', Sign: TriangleAlert },
  danger: { sign: 'sb:text-danger-text', Sign: CircleAlert },
};

/** One message as it is drawn. Sonner sets its `--width`; elsewhere the parent must. */
export function ToastCard({ message, onClose }: { message: ToastMessage; onClose: () => void }): ReactNode {
  const text = useComponentsText();
  const { title, description, tone = 'info', action, pending = false } = message;
  const { sign, Sign } = LOOK[tone];
  return (
    <div
      data-slot="toast"
      data-tone={tone}
      {...(tone === 'danger' ? { role: 'alert' } : {})}
      className="sb:flex sb:w-(--width) sb:max-w-full sb:items-start sb:gap-2.5 sb:rounded-surface sb:border sb:border-border sb:bg-overlay sb:py-2.5 sb:ps-3 sb:pe-1.5 sb:text-sm sb:text-text sb:elevation-overlay"
    >
      {pending ? (
        <Spinner size="sm" label={null} className="sb:mt-0.5 sb:shrink-0" />
      ) : (
        <Sign data-slot="toast-icon" size={16} aria-hidden className={cn('sb:mt-0.5 sb:shrink-0', sign)} />
      )}
      <div data-slot="toast-content" className="sb:min-w-0 sb:grow sb:wrap-anywhere">
        <p data-slot="toast-title" className="sb:font-medium">
          {title}
        </p>
        {description !== undefined && (
          <p data-slot="toast-description" className="sb:text-muted">
            {description}
          </p>
        )}
        {action && (
          <Button
            size="sm"
            className="sb:mt-2"
            onClick={() => {
              action.onAction();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        label={text.dismiss}
        size="sm"
        className="sb:-my-1"
        icon={<X data-slot="toast-close-icon" size={14} aria-hidden />}
        onClick={onClose}
      />
    </div>
  );
}
