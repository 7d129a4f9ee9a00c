import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { ShownOnce } from '../../kit/shown-once.tsx';
import { ownTime } from '../../shared/own-time.ts';
import { ExamplePart } from './example-part.tsx';

interface ShownKey {
  accessKey: string;
  accessSecret: string;
  previousUntil?: string | null | undefined;
}

/** Key and secret, this once, with an example that uses them. */
export function KeyShown({ shown, onClose }: { shown: ShownKey; onClose(): void }): ReactNode {
  const { accessKey, accessSecret, previousUntil } = shown;
  const t = useTranslations('openAccess');
  const format = useFormat();
  return (
    <ShownOnce size="lg" title={t('shown.title', { name: accessKey })} done={t('shown.done')} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Alert tone="warning" title={t('shown.once')}>
          {t('shown.onceText')} {previousUntil ? t('shown.oldUntil', { time: ownTime(format, previousUntil) }) : ''}
        </Alert>
        <DescriptionList
          items={[
            { term: t('fields.accessKey'), wide: true, description: <CopyableId value={accessKey} wrap /> },
            { term: t('shown.secret'), wide: true, description: <CopyableId value={accessSecret} wrap /> },
          ]}
        />
        <ExamplePart name={accessKey} secret={accessSecret} />
      </div>
    </ShownOnce>
  );
}

const isShown = (answer: unknown): answer is ShownKey =>
  typeof answer === 'object' && answer !== null && 'accessKey' in answer && 'accessSecret' in answer;

/** The response to adding a key. */
export function AddedKey({ answer, onClose }: { answer: unknown; onClose(): void }): ReactNode {
  return isShown(answer) ? <KeyShown shown={answer} onClose={onClose} /> : null;
}
