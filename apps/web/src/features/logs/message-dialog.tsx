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
import type { ActionDialogProps, ManyDialogProps } from '../../kit/resource.types.ts';

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

interface Receiver {
  id: string;
  name: string;
}

interface Props extends Pick<ActionDialogProps, 'onClose' | 'onDone'> {
  /** Null for all others who are signed in. */
  to: readonly Receiver[] | null;
}

const receiversOf = (rows: readonly OnlineUserRow[]): Receiver[] => {
  const byId = new Map(rows.map(({ userId, realName, userName }) => [userId ?? '', realName || userName || '']));
  return [...byId].flatMap(([id, name]) => (id ? [{ id, name }] : []));
};

/** Message to the user of a row, or without one to all others who are signed in. */
export const MessageDialog = ({ row, ...props }: ActionDialogProps<OnlineUserRow | null>): ReactNode => (
  <WithTexts {...props} to={row && receiversOf([row])} />
);

/** Message to the users of several rows, once to each. */
export const MessageManyDialog = ({ rows, ...props }: ManyDialogProps<OnlineUserRow>): ReactNode => (
  <WithTexts {...props} to={receiversOf(rows)} />
);

function WithTexts(props: Props): ReactNode {
  const { texts } = useApp();
  // The lists of the logs do not load them.
  const ready = useMemo(() => texts.ensure('notices'), [texts]);
  return (
    <Suspense fallback={null}>
      <Message {...props} ready={ready} />
    </Suspense>
  );
}

function Message({ to, onClose, onDone, ready }: Props & { ready: Promise<void> }): ReactNode {
  use(ready);
  const { client } = useApp();
  const t = useTranslations('notices.message');
  const messageOf = useIssueWords();
  const formId = useId();
  const [first, ...others] = to ?? [];
  const name = first?.name ?? '';
  const [schema] = useState(() => valuesSchema<MessageValues>(schemas.sendAllUser.input, inputOf));
  const form = useSchemaForm({ schema, defaultValues: { title: '', message: '', messageType: '0' }, messageOf });
  const send = useMutation({
    mutationFn: (input: MessageInput) =>
      !first
        ? client.sysMessage.sendOtherUser(input)
        : others.length === 0
          ? client.sysMessage.sendUser({ ...input, receiveUserId: first.id })
          : client.sysMessage.sendUsers({ ...input, userIds: [first, ...others].map(({ id }) => id) }),
    onSuccess: () => {
      toast({ tone: 'success', title: first && others.length === 0 ? t('done', { name }) : t('doneAll') });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  return (
    <ActionFrame
      title={!first ? t('titleAll') : others.length === 0 ? t('title', { name }) : t('titleSome', { count: others.length + 1 })}
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
