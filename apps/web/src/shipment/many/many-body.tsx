import { useCallback, useMemo, useState, type ReactNode } from 'react';

import type { Values } from '../../kit/resource.types.ts';
import { useCapability } from '../../session/use-session.ts';
import type { ManyEntry } from '../form/number-box.ts';
import type { RowValues, ShipmentForms } from '../forms.ts';
import type { BatchOutcome } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { CommonFields } from './common-fields.tsx';
import { commonRow, initialCommon } from './common-values.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { Outcome } from './outcome.tsx';
import { SheetPanel } from './sheet-panel.tsx';

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

/** Many shipments: a pasted list or a file, values common to all, and at the end their outcome. */
export function ManyBody({ kind, forms, given, entry, onEmptied, onClose }: ManyBodyProps): ReactNode {
  const takesFiles = useCapability(`${kind.capability}.import`) ?? false;
  const [values, setValues] = useState<RowValues>(() => initialCommon(forms.many.common, kind.fields, given));
  const common = useMemo(() => commonRow(values), [values]);
  const [ended, setEnded] = useState<{ outcome: BatchOutcome; left: number } | null>(null);
  // An entry is taken over once, not again after a batch.
  const [left, setLeft] = useState(entry);
  const [arriving, setArriving] = useState(entry !== undefined);
  const onEntered = useCallback((kept: RowValues) => setValues((before) => ({ ...before, ...kept })), []);
  const panel: ManyPanelProps = {
    kind,
    forms,
    entered: values,
    onEntered,
    common,
    commonFields: <CommonFields kind={kind} form={forms.many} values={values} onChange={setValues} />,
    onEmptied,
    entry: left,
    fromBox: entry !== undefined,
    arriving,
    onArrived: () => setArriving(false),
    onTaken: () => setLeft(undefined),
    onOutcome: (outcome, rows) => setEnded({ outcome, left: rows }),
  };
  if (ended) return <Outcome kind={kind} sheet={forms.many.sheet} {...ended} onAgain={() => setEnded(null)} onClose={onClose} />;
  return <SheetPanel {...panel} takesFiles={takesFiles} />;
}
