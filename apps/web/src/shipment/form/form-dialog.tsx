import { Suspense, useId, type ReactNode } from 'react';

import { FormFrame, type FormFrameProps } from '../../kit/form/form-frame.tsx';
import { RecordForm, type RecordFormProps } from '../../kit/form/record-form.tsx';
import type { ShipmentKind } from '../shipment.ts';
import { useFormTexts } from './use-form-texts.ts';

type FormDialogProps = Pick<FormFrameProps, 'title' | 'description' | 'submitLabel' | 'pending' | 'onClose'> &
  Pick<RecordFormProps, 'record' | 'error' | 'onSubmit'> &
  Pick<ShipmentKind<never>, 'texts'> & {
    /** Content in place of the form, which keeps its values. */
    instead?: ReactNode;
    /** A dialog above the form. */
    beside?: ReactNode;
  };

/** The form of a shipment in its dialog. */
export function FormDialog({ texts, record, error, onSubmit, instead, beside, ...frame }: FormDialogProps): ReactNode {
  const id = useId();
  const words = useFormTexts(texts);
  return (
    <FormFrame {...frame} size="lg" formId={id} dirty={!instead && record.methods.formState.isDirty} noFooter={Boolean(instead)}>
      {instead ? <Suspense fallback={null}>{instead}</Suspense> : <RecordForm {...{ id, record, words, error, onSubmit }} />}
      {beside}
    </FormFrame>
  );
}
