import { CircleArrowUp } from 'lucide-react';
import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { floatClass } from '../../components/confirm-dialog/index.js';
import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { useSettingsText } from '../../lib/ui-provider.js';

export interface UpgradePromptProps extends Omit<ComponentProps<'section'>, 'role' | 'title' | 'children'> {
  /** Version on the server. */
  version: string;
  /** Running version. */
  current?: string;
  /**
   * Effect of the update.
   * @default it loads the page anew and restores the default settings
   */
  description?: ReactNode;
  /** Called when the user refuses; ask again for the next version, not before. */
  onRefuse: () => void;
  /** Updates, usually by a reload; a promise is awaited, and a rejection offers a retry. */
  onUpdate: () => unknown;
}

/** Notice that a newer build is available. It is in the corner and does not block the page. */
export function UpgradePrompt({ version, current, description, onRefuse, onUpdate, className, ...rest }: UpgradePromptProps): ReactNode {
  const text = useSettingsText();
  const id = useId();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  // Announced to screen readers, since it takes no focus.
  useEffect(() => announce(text.upgradeTitle), [text]);
  const update = async (): Promise<void> => {
    setState('pending');
    try {
      await onUpdate();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <section
      data-slot="upgrade-prompt"
      aria-labelledby={id}
      {...rest}
      className={cn(
        floatClass,
        'sb:fixed sb:inset-s-0 sb:bottom-0 sb:m-4 sb:flex sb:w-[calc(100vw_-_--spacing(8))] sb:max-w-xs sb:flex-col sb:gap-3 sb:p-4 sb:text-sm',
        'sb:motion-safe:animate-pop-in',
        className,
      )}
    >
      <div data-slot="upgrade-prompt-head" className="sb:flex sb:gap-3">
        <CircleArrowUp data-slot="upgrade-prompt-icon" size={20} aria-hidden className="sb:shrink-0 sb:text-primary-text" />
        <div data-slot="upgrade-prompt-text" className="sb:min-w-0">
          <h2 data-slot="upgrade-prompt-title" id={id} className="sb:text-md sb:font-semibold">
            {text.upgradeTitle}
          </h2>
          <p data-slot="upgrade-prompt-version" className="sb:wrap-anywhere sb:tabular-nums">
            {current === undefined ? text.upgradeVersion(version) : text.upgradeFrom(current, version)}
          </p>
          <div data-slot="upgrade-prompt-description" className="sb:mt-1 sb:text-muted">
            {description ?? text.upgradeDescription}
          </div>
        </div>
      </div>
      <p data-slot="upgrade-prompt-error" aria-live="polite" className="sb:text-danger-text sb:empty:hidden">
        {state === 'failed' && text.upgradeFailed}
      </p>
      <div data-slot="upgrade-prompt-footer" className="sb:flex sb:justify-end sb:gap-2">
        <Button size="sm" disabled={state === 'pending'} onClick={() => onRefuse()}>
          {text.upgradeRefuse}
        </Button>
        <Button
          size="sm"
          variant="primary"

          loading={state === 'pending'}
          onClick={() => void update()}
        >
          {text.upgradeNow}
        </Button>
      </div>
    </section>
  );
}
