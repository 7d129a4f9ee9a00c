import { useTranslations } from '@seaberry/i18n/react';
import { Tabs } from '@seaberry/ui/tabs';
import { useMemo, useState, type ReactNode } from 'react';

import type { Values } from '../../kit/resource.types.ts';
import { useCapability } from '../../session/use-session.ts';
import type { ManyEntry } from '../form/number-box.ts';
import type { RowValues, ShipmentForms } from '../forms.ts';
import type { BatchOutcome } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { CommonFields } from './common-fields.tsx';
import { commonRow, initialCommon } from './common-values.ts';
import { FilePanel } from './file-panel.tsx';
import type { ManyPanelProps } from './many-panel.ts';
import { Outcome } from './outcome.tsx';
import { PastePanel } from './paste-panel.tsx';

export interface ManyBodyProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'capability' | 'fields'>;
  forms: ShipmentForms;
  /** Values that the fields for all rows begin with. */
  given: Values;
  /** Text or file that was put into the field of one number. */
  entry?: ManyEntry;
  /** Called when the text or the file of the entry is removed. */
  onEmptied?(): void;
  onClose(): void;
}

/** Many shipments: values common to all, a pasted list or a file, and at the end their outcome. */
export function ManyBody({ kind, forms, given, entry, onEmptied, onClose }: ManyBodyProps): ReactNode {
  const t = useTranslations(kind.texts);
  const takesFiles = useCapability(`${kind.capability}.import`) ?? false;
  const [values, setValues] = useState<RowValues>(() => initialCommon(forms.many.common, kind.fields, given));
  const common = useMemo(() => commonRow(values), [values]);
  const [ended, setEnded] = useState<{ outcome: BatchOutcome; left: number } | null>(null);
  // An entry is taken over once, not again when its tab is shown again.
  const [left, setLeft] = useState(entry);
  const [arriving, setArriving] = useState(entry !== undefined);
  const panel: ManyPanelProps = {
    kind,
    forms,
    common,
    onEmptied,
    entry: left,
    fromBox: entry !== undefined,
    arriving,
    onArrived: () => setArriving(false),
    onTaken: () => setLeft(undefined),
    onOutcome: (outcome, rows) => setEnded({ outcome, left: rows }),
  };
  if (ended) return <Outcome kind={kind} {...ended} onAgain={() => setEnded(null)} onClose={onClose} />;
  return (
    <div className="grid gap-5">
      <CommonFields kind={kind} common={forms.many.common} values={values} onChange={setValues} />
      {takesFiles ? (
        <Tabs
          label={t('many.title')}
          defaultValue={entry && 'file' in entry ? 'file' : 'paste'}
          items={[
            { value: 'paste', label: t('many.paste'), content: <PastePanel {...panel} /> },
            { value: 'file', label: t('many.file'), content: <FilePanel {...panel} /> },
          ]}
        />
      ) : (
        <PastePanel {...panel} />
      )}
    </div>
  );
}
