import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import type { Action, Resource, Row } from '../resource.types.ts';
import { ownText, type ResourceTexts } from '../words.ts';
import { useAction } from './use-action.ts';

export interface ConfirmActionProps {
  resource: Resource;
  words: ResourceTexts;
  action: Pick<Action<Row, string>, 'id' | 'call' | 'input' | 'tone'>;
  row: Row | null;
  onClose(): void;
}

/** Asks once, naming the row, and runs the action. A failure is shown in the dialog. */
export function ConfirmAction({ resource, words, action, row, onClose }: ConfirmActionProps): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  const run = useAction(resource, words, { handledByCaller: true });
  const { t } = words;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...(action.tone ? { tone: action.tone } : {})}
      title={t(`actions.${action.id}.title`, { name: row ? resource.rowName(row) : '' })}
      description={t(`actions.${action.id}.text`)}
      confirmLabel={t(`actions.${action.id}.label`)}
      error={
        run.error ? `${ownText(words, `actions.${action.id}.failed`) ?? common('failure.actionFailed')} ${explain(run.error)}` : undefined
      }
      onConfirm={() => run.mutateAsync({ action, row })}
    />
  );
}
