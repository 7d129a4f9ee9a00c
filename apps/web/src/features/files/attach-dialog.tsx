import type { FileRow } from '@seaberry/api-client/schemas';
import { schemas } from '@seaberry/api-client/schemas/sys-file';
import { useTranslations } from '@seaberry/i18n/react';
import { Form, FormField, useSchemaForm } from '@seaberry/ui/form';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { useIssueWords } from '../../kit/form/use-issue-words.ts';
import { missing, valuesSchema } from '../../kit/form/values-schema.ts';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { BillChoice } from './bill-choice.tsx';

interface AttachValues {
  relationId: string | null;
}

/** Makes a file belong to an ocean bill. */
export function AttachDialog({ row, onClose, onDone }: ActionDialogProps<FileRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('files');
  const formId = useId();
  const inputOf = ({ relationId }: AttachValues) => ({ id: row.id, relationName: 'oceanBill' as const, relationId: relationId ?? '' });
  const [schema] = useState(() => valuesSchema<AttachValues>(schemas.attach.input, inputOf, (values) => missing(values, ['relationId'])));
  const form = useSchemaForm({ schema, defaultValues: { relationId: null }, messageOf: useIssueWords() });
  const attach = useMutation({
    mutationFn: (values: AttachValues) => client.sysFile.attach(inputOf(values)),
    onSuccess: () => {
      toast({ tone: 'success', title: t('attach.done', { name: row.fileName }) });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  return (
    <ActionFrame
      title={t('attach.title', { name: row.fileName })}
      dirty={form.formState.isDirty}
      pending={attach.isPending}
      error={attach.error}
      {...{ formId, onClose }}
    >
      <Form form={form} id={formId} hideSummary onSubmit={(values) => attach.mutate(values)}>
        <FormField name="relationId" label={t('relations.oceanBill')} description={t('hints.bill')} required>
          {({ value, ...control }) => <BillChoice {...control} value={typeof value === 'string' ? value : null} />}
        </FormField>
      </Form>
    </ActionFrame>
  );
}
