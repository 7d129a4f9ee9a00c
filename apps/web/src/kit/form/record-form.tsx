import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Form } from '@seaberry/ui/form';
import { useEffect, useRef, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import type { Values } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import { FormParts } from './form-parts.tsx';
import { UploadsContext } from './uploads.ts';
import type { RecordFormState } from './use-record-form.ts';

export interface RecordFormProps {
  id: string;
  record: RecordFormState;
  words: ResourceTexts;
  /** Error of the last submit, if it failed. */
  error: unknown;
  onSubmit(values: Values): void;
}

/** Form of a record in its frame: submit error, then fields. */
export function RecordForm({ id, record, words, error, onSubmit }: RecordFormProps): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  const { form, row, required, methods, refusal, steps, report } = record;
  const fieldsRefused = isApiError(error) && Object.keys(error.fields ?? {}).length > 0;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A long form is submitted at its end, so the error scrolls into view. An invalid field has focus, which scrolls it into view.
    if (refusal.count > 0 && !fieldsRefused) alert.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusal.count]);
  return (
    <Form id={id} form={methods} onSubmit={(values) => (steps?.next ? steps.next() : onSubmit(values))}>
      {error !== null && (
        <Alert ref={alert} tone="danger" title={common(row ? 'failure.editFailed' : 'failure.addFailed')}>
          {fieldsRefused ? [words.t('incomplete'), ...refusal.left].join(' ') : explain(error)}
        </Alert>
      )}
      <UploadsContext value={report}>
        <FormParts {...{ form, words, row, required, methods, steps }} refusals={refusal.count} />
      </UploadsContext>
    </Form>
  );
}
