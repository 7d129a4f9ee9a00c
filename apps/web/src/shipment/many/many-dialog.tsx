import { useTranslations } from '@seaberry/i18n/react';
import { Dialog } from '@seaberry/ui/dialog';
import { Tabs } from '@seaberry/ui/tabs';
import { useState, type ReactNode } from 'react';

import { useCapability } from '../../session/use-session.ts';
import type { BatchOutcome } from '../queries.ts';
import { CommonFields } from './common-fields.tsx';
import { EMPTY_COMMON, type CommonInput } from './common-values.ts';
import { FilePanel } from './file-panel.tsx';
import { Outcome } from './outcome.tsx';
import { PastePanel } from './paste-panel.tsx';

/** Tracks many bills at once, from a pasted list or a file, with values common to all. */
export function ManyDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTranslations('oceanBill');
  const takesFiles = useCapability('oceanBill.import') ?? false;
  const [common, setCommon] = useState<CommonInput>(EMPTY_COMMON);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const [dirty, setDirty] = useState(false);
  const panel = { common, onDirty: setDirty, onOutcome: (next: BatchOutcome) => setOutcome(next) };
  const again = (): void => {
    setOutcome(null);
    setDirty(false);
  };
  return (
    <Dialog
      open
      size="lg"
      title={t('many.title')}
      description={t('many.text')}
      dirtyGuard={dirty && outcome === null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {outcome ? (
        <Outcome outcome={outcome} onAgain={again} onClose={onClose} />
      ) : (
        <div className="grid gap-5">
          <CommonFields values={common} onChange={setCommon} />
          {takesFiles ? (
            <Tabs
              label={t('many.title')}
              items={[
                { value: 'paste', label: t('many.paste'), content: <PastePanel {...panel} /> },
                { value: 'file', label: t('many.file'), content: <FilePanel {...panel} /> },
              ]}
            />
          ) : (
            <PastePanel {...panel} />
          )}
        </div>
      )}
    </Dialog>
  );
}
