import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { isOutdated } from '../../api/refused.ts';
import { useApp } from '../../app-context.tsx';
import { valuesOf } from '../../kit/form/form-values.ts';
import { keptText } from '../../kit/form/kept-text.ts';
import { NewerQuestion } from '../../kit/form/newer-question.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSave } from '../../kit/form/use-save.ts';
import type { Row } from '../../kit/resource.types.ts';
import type { ShipmentForms } from '../forms.ts';
import { shipmentsChanged, type UpdateInput } from '../queries.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';
import { useIssueTexts } from '../use-issue-text.ts';
import { FormDialog } from './form-dialog.tsx';
import { useFormTexts } from './use-form-texts.ts';

export interface EditDialogProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'fields'>;
  forms: ShipmentForms;
  row: ShipmentRow;
  onClose(): void;
}

/** A place that was entered is edited, even where the list shows the carrier's. */
const asEntered = (row: Row): Row => ({ ...row, ...(row['entered'] as object | null) });

/** Changes the entered fields; tracked values are not in the form. */
export function EditDialog({ kind: { texts, controller, fields }, forms: { form, schemas }, row, onClose }: EditDialogProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const { textOf } = useIssueTexts({ texts });
  const record = useRecordForm({
    form,
    schema: schemas.update,
    row: asEntered(row),
    sent: { id: row.id },
    draft: `${texts}.edit`,
    recordId: row.id,
    messageOf: textOf,
  });
  const words = useFormTexts(texts);
  const explain = useExplain();
  const undo = useMutation({
    mutationFn: (input: UpdateInput) => client[controller].update(input),
    meta: { failure: 'editFailed', handledByCaller: true },
    onSuccess: () => {
      shipmentsChanged(queryClient, controller);
      toast({ tone: 'success', title: t('undone') });
    },
    // The form is closed.
    onError: (error) =>
      toast({
        tone: 'danger',
        ...(isOutdated(error) ? { title: t('notUndone') } : { title: common('failure.editFailed'), description: explain(error) }),
      }),
  });
  const name = String(row[fields.number]);
  const save = useSave({
    record,
    failure: 'editFailed',
    // The form was checked by the schema of this very call.
    send: (input) => client[controller].update(input as unknown as UpdateInput),
    valuesIn: (now) => valuesOf(form, asEntered(now), {}),
    onSaved: ({ answer, before, kept }) => {
      shipmentsChanged(queryClient, controller);
      const version = (answer as { version?: number } | null)?.version;
      const former = { ...record.toInput(before), version } as unknown as UpdateInput;
      toast({
        tone: 'success',
        title: common('done.edited'),
        ...keptText(kept, words),
        ...(version === undefined ? {} : { action: { label: t('undo'), onAction: () => undo.mutate(former) } }),
      });
      onClose();
    },
  });
  return (
    <FormDialog
      texts={texts}
      title={t('editTitle', { reference: name })}
      pending={save.pending}
      record={record}
      error={save.error}
      onSubmit={save.submit}
      onClose={onClose}
      beside={<NewerQuestion {...{ save, words, name }} mine={record.methods.getValues()} />}
    />
  );
}
