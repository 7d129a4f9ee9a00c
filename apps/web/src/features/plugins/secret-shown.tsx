import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { ShownOnce } from '../../kit/shown-once.tsx';
import { ownTime } from '../../shared/own-time.ts';

export interface ShownSecret {
  name: string;
  secret?: string | null | undefined;
  previousUntil?: string | null | undefined;
}

/** Secret of a plugin, this once. */
export function SecretShown({ shown, onClose }: { shown: ShownSecret; onClose(): void }): ReactNode {
  const { name, secret, previousUntil } = shown;
  const t = useTranslations('plugins.list.shown');
  const format = useFormat();
  return (
    <ShownOnce title={t('title', { name })} done={t('done')} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Alert tone="warning" title={t('once')}>
          {t('onceText')} {previousUntil ? t('oldUntil', { time: ownTime(format, previousUntil) }) : ''}
        </Alert>
        <DescriptionList items={[{ term: t('secret'), wide: true, description: <CopyableId value={secret ?? ''} wrap /> }]} />
      </div>
    </ShownOnce>
  );
}

interface Answer extends ShownSecret {
  code: string;
}

const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'name' in answer && 'code' in answer && 'secret' in answer;

/** The response to uploading a plugin: its secret, or that it has replaced another, whose secret stays. */
export function AddedPlugin({ answer, onClose }: { answer: unknown; onClose(): void }): ReactNode {
  const t = useTranslations('plugins.list.shown');
  if (!isAnswer(answer)) return null;
  if (answer.secret != null) return <SecretShown shown={answer} onClose={onClose} />;
  return (
    <ActionFrame title={t('replaced', { name: answer.name })} size="sm" onClose={onClose}>
      {t('replacedText')}
    </ActionFrame>
  );
}
