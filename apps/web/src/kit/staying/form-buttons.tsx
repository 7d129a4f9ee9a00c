import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { useDirtyGuard } from '@seaberry/ui/form';
import type { ReactNode } from 'react';

export interface FormButtonsProps {
  dirty: boolean;
  pending: boolean;
  submitLabel?: string;
  onRevert(): void;
}

/** Buttons of a form that stays on its page: submit, or reset after a confirmation. Leaving the page with changes asks too. */
export function FormButtons({ dirty, pending, submitLabel, onRevert }: FormButtonsProps): ReactNode {
  const t = useTranslations('account');
  const guard = useDirtyGuard(dirty);
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" loading={pending}>
        {submitLabel ?? t('save')}
      </Button>
      {dirty && (
        <Button
          onClick={() =>
            void guard.ask().then((leave) => {
              if (leave) onRevert();
            })
          }
        >
          {t('revert')}
        </Button>
      )}
      <ConfirmDialog {...guard.dialog} />
    </div>
  );
}
