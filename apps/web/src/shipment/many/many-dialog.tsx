import { useTranslations } from '@seaberry/i18n/react';
import { Dialog } from '@seaberry/ui/dialog';
import { Tabs } from '@seaberry/ui/tabs';
import { useMemo, useState, type ReactNode } from 'react';

import { useCapability } from '../../session/use-session.ts';
import type { RowValues, ShipmentForms } from '../forms.ts';
import type { BatchOutcome } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { CommonFields } from './common-fields.tsx';
import { commonRow, initialCommon } from './common-values.ts';
import { FilePanel } from './file-panel.tsx';
import type { ManyPanelProps } from './many-panel.ts';
import { Outcome } from './outcome.tsx';
import { PastePanel } from './paste-panel.tsx';

export interface ManyDialogProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'capability' | 'fields'>;
  forms: ShipmentForms;
  onClose(): void;
}

/** Tracks many shipments at once, from a pasted list or a file, with values common to all. */
export function ManyDialog({ kind, forms, onClose }: ManyDialogProps): ReactNode {
  const t = useTranslations(kind.texts);
  const takesFiles = useCapability(`${kind.capability}.import`) ?? false;
  const [values, setValues] = useState<RowValues>(() => initialCommon(forms.many.common, kind.fields));
  const common = useMemo(() => commonRow(values), [values]);
  const [ended, setEnded] = useState<{ outcome: BatchOutcome; left: number } | null>(null);
  const panel: ManyPanelProps = { kind, forms, common, onOutcome: (outcome, left) => setEnded({ outcome, left }) };
  return (
    <Dialog
      open
      size="lg"
      title={t('many.title')}
      description={t('many.text')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {ended ? (
        <Outcome kind={kind} {...ended} onAgain={() => setEnded(null)} onClose={onClose} />
      ) : (
        <div className="grid gap-5">
          <CommonFields kind={kind} common={forms.many.common} values={values} onChange={setValues} />
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
