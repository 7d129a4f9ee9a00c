import { EMAIL_CONTENT_MAX, EMAIL_TITLE_MAX, schemas as emails } from '@seaberry/api-client/schemas/sys-email';
import { schemas as messages, SMS_CONTENT_MAX } from '@seaberry/api-client/schemas/sys-sms';
import { useTranslations } from '@seaberry/i18n/react';
import { Form, FormField, useSchemaForm } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { Textarea } from '@seaberry/ui/textarea';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { useIssueWords } from '../../kit/form/use-issue-words.ts';
import { valuesSchema } from '../../kit/form/values-schema.ts';
import type { ActionDialogProps } from '../../kit/resource.types.ts';

type Props = Pick<ActionDialogProps, 'onClose' | 'onDone'>;

interface EmailValues {
  toEmail: string;
  title: string;
  content: string;
}

interface SmsValues {
  phoneNumber: string;
  content: string;
}

const LAYOUT = 'grid grid-cols-[minmax(0,1fr)] gap-4';

/** The mutation and the props of the frame that both dialogs have. */
function useSending<V extends object>(send: (values: V) => Promise<unknown>, { onClose, onDone }: Props) {
  const t = useTranslations('trackingLogs.push.send');
  const formId = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast({ tone: 'success', title: t('done') });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  return { t, formId, mutate, frame: { submitLabel: t('submit'), pending: isPending, error, formId, onClose } };
}

/** E-mail to one address. */
export function SendEmailDialog(props: Props): ReactNode {
  const { client } = useApp();
  const { t, formId, mutate, frame } = useSending<EmailValues>((values) => client.sysEmail.send(values), props);
  const [schema] = useState(() => valuesSchema<EmailValues>(emails.send.input, (values) => values));
  const form = useSchemaForm({ schema, defaultValues: { toEmail: '', title: '', content: '' }, messageOf: useIssueWords() });
  return (
    <ActionFrame title={t('email')} description={t('text')} dirty={form.formState.isDirty} {...frame}>
      <Form form={form} id={formId} hideSummary className={LAYOUT} onSubmit={(values) => mutate(values)}>
        <FormField name="toEmail" label={t('toEmail')} required>
          {(control) => <Input {...control} type="email" autoComplete="off" />}
        </FormField>
        <FormField name="title" label={t('title')} required>
          {(control) => <Input {...control} maxLength={EMAIL_TITLE_MAX} autoComplete="off" />}
        </FormField>
        <FormField name="content" label={t('content')} required>
          {(control) => <Textarea {...control} maxLength={EMAIL_CONTENT_MAX} rows={8} />}
        </FormField>
      </Form>
    </ActionFrame>
  );
}

/** SMS to one number. */
export function SendSmsDialog(props: Props): ReactNode {
  const { client } = useApp();
  const { t, formId, mutate, frame } = useSending<SmsValues>((values) => client.sysSms.send(values), props);
  const [schema] = useState(() => valuesSchema<SmsValues>(messages.send.input, (values) => values));
  const form = useSchemaForm({ schema, defaultValues: { phoneNumber: '', content: '' }, messageOf: useIssueWords() });
  return (
    <ActionFrame title={t('sms')} description={t('text')} dirty={form.formState.isDirty} {...frame}>
      <Form form={form} id={formId} hideSummary className={LAYOUT} onSubmit={(values) => mutate(values)}>
        <FormField name="phoneNumber" label={t('phoneNumber')} required>
          {(control) => <Input {...control} type="tel" autoComplete="off" />}
        </FormField>
        <FormField name="content" label={t('content')} required>
          {(control) => <Textarea {...control} maxLength={SMS_CONTENT_MAX} rows={4} />}
        </FormField>
      </Form>
    </ActionFrame>
  );
}
