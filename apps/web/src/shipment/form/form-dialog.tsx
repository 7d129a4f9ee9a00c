import { useId, type ReactNode } from 'react';

import { FormFrame, type FormFrameProps } from '../../kit/form/form-frame.tsx';
import { RecordForm, type RecordFormProps } from '../../kit/form/record-form.tsx';
import { useBillWords } from './use-form-words.ts';

type BillDialogProps = Pick<FormFrameProps, 'title' | 'description' | 'submitLabel' | 'pending' | 'onClose'> &
  Pick<RecordFormProps, 'record' | 'error' | 'onSubmit'>;

/** The form of a bill in its dialog. */
export function BillDialog({ record, error, onSubmit, ...frame }: BillDialogProps): ReactNode {
  const id = useId();
  const words = useBillWords();
  return (
    <FormFrame {...frame} size="lg" formId={id} dirty={record.methods.formState.isDirty}>
      <RecordForm {...{ id, record, words, error, onSubmit }} />
    </FormFrame>
  );
}
