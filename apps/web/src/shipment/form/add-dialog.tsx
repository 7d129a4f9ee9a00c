import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useApp } from '../../app-context.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import type { Values } from '../../kit/resource.types.ts';
import { useCapability } from '../../session/use-session.ts';
import { lazily } from '../../shared/lazily.tsx';
import type { RowValues, ShipmentForms } from '../forms.ts';
import { useScreen } from '../../shared/screen.tsx';
import { addMutation, shipmentsChanged, type AddInput } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { useIssueTexts } from '../use-issue-text.ts';
import { FormDialog } from './form-dialog.tsx';
import { NumberBoxContext, type ManyEntry, type NumberBox } from './number-box.ts';
import { useGiven } from './use-given.ts';

const Many = lazily(async () => (await import('../many/many-body.tsx')).ManyBody);

export interface AddDialogProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'capability' | 'fields' | 'detailPath'>;
  forms: ShipmentForms;
  onClose(): void;
}

/** Tracks one shipment, or the many that are put into the field of its number. A refusal keeps the form filled; one that is tracked already is reported and costs nothing. */
export function AddDialog({ kind, forms, onClose }: AddDialogProps): ReactNode {
  const { texts, controller, fields, detailPath } = kind;
  const { client, queryClient } = useApp();
  const screen = useScreen();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const [given, remember] = useGiven({ texts }, forms.given);
  const { textOf } = useIssueTexts({ texts });
  const record = useRecordForm({
    form: forms.form,
    schema: forms.schemas.add,
    row: null,
    given,
    draft: `${texts}.add`,
    messageOf: textOf,
  });
  const add = useMutation({
    ...addMutation(client, controller),
    onSuccess: ({ id, status, charged }, input) => {
      const reference = String((input as Values)[fields.number]);
      shipmentsChanged(queryClient, controller);
      remember(input as Values);
      const action = { label: t('open'), onAction: () => screen.open(detailPath, { id, title: reference }) };
      if (status === 'duplicate') toast({ tone: 'info', title: t('duplicate', { reference }), action });
      else toast({ tone: 'success', title: common('done.added'), description: t('added', { reference, charged }), action });
      onClose();
    },
    onError: record.refuse,
  });
  // The form was checked by the schema of this very call.
  const send = (input: Values): void => add.mutate(input as unknown as AddInput);
  // The number that the user is asked about, with the values to send.
  const [doubtful, setDoubtful] = useState<Values | null>(null);
  const submit = (values: Values): void => {
    const input = record.toInput(values);
    if (forms.warnings(input as RowValues)[fields.number]) setDoubtful(input);
    else send(input);
  };
  const [entry, setEntry] = useState<ManyEntry | null>(null);
  const takesFiles = useCapability(`${kind.capability}.import`) ?? false;
  const { sheet } = forms.many;
  const box = useMemo((): NumberBox => ({ takesFiles, sheet, onMany: setEntry }), [takesFiles, sheet]);
  const { getValues, setFocus } = record.methods;
  const many = entry && {
    kind,
    forms,
    entry,
    given: entry.number === '' ? getValues() : given,
    onClose,
    onEmptied: () => {
      // The field is there again after this render.
      flushSync(() => setEntry(null));
      setFocus(fields.number);
    },
  };
  return (
    <NumberBoxContext value={box}>
      <FormDialog
        texts={texts}
        title={t(many ? 'many.title' : 'addTitle')}
        description={t(many ? 'many.text' : 'addText')}
        submitLabel={t('submitAdd')}
        pending={add.isPending}
        record={record}
        error={add.error}
        onSubmit={submit}
        onClose={onClose}
        instead={many && <Many.Component {...many} />}
        beside={
          doubtful && (
            <ConfirmDialog
              open
              title={t('form.doubtful.title', { reference: String(doubtful[fields.number]) })}
              description={t('form.doubtful.text')}
              confirmLabel={t('many.trackAnyway')}
              onConfirm={() => send(doubtful)}
              onOpenChange={(open) => {
                if (!open) setDoubtful(null);
              }}
            />
          )
        }
      />
    </NumberBoxContext>
  );
}
