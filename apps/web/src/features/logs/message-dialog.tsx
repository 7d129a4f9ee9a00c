import type { Input as CallInput } from '@seaberry/api-client';
import type { OnlineUserRow } from '@seaberry/api-client/schemas';
import { MESSAGE_MAX, MESSAGE_TYPES, schemas } from '@seaberry/api-client/schemas/sys-message';
import { useTranslations } from '@seaberry/i18n/react';
import { Form, FormField, useSchemaForm } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import { Textarea } from '@seaberry/ui/textarea';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { Suspense, use, useId, useMemo, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { useIssueWords } from '../../kit/form/use-issue-words.ts';
import { valuesSchema } from '../../kit/form/values-schema.ts';
import type { ActionDialogProps } from '../../kit/resource.types.ts';

interface MessageValues {
  title: string;
  message: string;
  messageType: string;
}
type MessageInput = CallInput<'sysMessage', 'sendAllUser'>;

const TITLE_MAX = 100;
const TYPE_NAMES = ['info', 'success', 'warning', 'error'] as const;

const inputOf = ({ title, message, messageType }: MessageValues): MessageInput => ({
  message,
  messageType: MESSAGE_TYPES.find((type) => String(type) === messageType) ?? 0,
  ...(title.trim() ? { title } : {}),
});

type Props = ActionDialogProps<OnlineUserRow | null>;

/** Message to the user of a row, or without one to all others who are signed in. */
export function MessageDialog(props: Props): ReactNode {
  const { texts } = useApp();
  // The lists of the logs do not load them.
  const ready = useMemo(() => texts.ensure('notices'), [texts]);
  return (
    <Suspense fallback={null}>
      <Message {...props} ready={ready} />
    </Suspense>
  );
}

function Message({ row, onClose, onDone, ready }: Props & { ready: Promise<void> }): ReactNode {
  use(ready);
  const { client } = useApp();
  const t = useTranslations('notices.message');
  const messageOf = useIssueWords();
  const formId = useId();
  const name = row ? row.realName || row.userName || '' : '';
  const [schema] = useState(() => valuesSchema<MessageValues>(schemas.sendAllUser.input, inputOf));
  const form = useSchemaForm({ schema, defaultValues: { title: '', message: '', messageType: '0' }, messageOf });
  const send = useMutation({
    mutationFn: (input: MessageInput) =>
      row?.userId ? client.sysMessage.sendUser({ ...input, receiveUserId: row.userId }) : client.sysMessage.sendOtherUser(input),
    onSuccess: () => {
      toast({ tone: 'success', title: row ? t('done', { name }) : t('doneAll') });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  return (
    <ActionFrame
      title={row ? t('title', { name }) : t('titleAll')}
      description={t('text')}
      submitLabel={t('submit')}
      dirty={form.formState.isDirty}
      pending={send.isPending}
      error={send.error}
      formId={formId}
      onClose={onClose}
    >
      <Form
        form={form}
        id={formId}
        hideSummary
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(values) => send.mutate(inputOf(values))}
      >
        <FormField name="title" label={t('fields.title')}>
          {(control) => <Input {...control} maxLength={TITLE_MAX} autoComplete="off" />}
        </FormField>
        <FormField name="message" label={t('fields.message')} required>
          {(control) => <Textarea {...control} maxLength={MESSAGE_MAX} rows={4} />}
        </FormField>
        <FormField name="messageType" label={t('fields.messageType')}>
          {(control) => (
            <Select {...control} options={MESSAGE_TYPES.map((type) => ({ value: String(type), label: t(`types.${TYPE_NAMES[type]}`) }))} />
          )}
        </FormField>
      </Form>
    </ActionFrame>
  );
}
