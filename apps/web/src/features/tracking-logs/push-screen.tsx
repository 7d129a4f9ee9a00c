import { pushEntry } from '@seaberry/api-client/fields/push-log';
import type { PushRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Mail, MessageSquare, Send } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { RecordPartProps } from '../../kit/resource.types.ts';
import { COMPANY_COLUMN, COMPANY_FILTER } from './parts.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only after a press.
const Email = lazily(async () => (await import('./send-dialog.tsx')).SendEmailDialog);
const Sms = lazily(async () => (await import('./send-dialog.tsx')).SendSmsDialog);

/** Subject of an e-mail, recipient of a short message. */
const nameOf = ({ subject, recipient, id }: PushRow): string => subject || recipient || id;

const { controller, columns, filters } = projected(pushEntry, {
  columns: {
    subject: { size: 260, cell: nameOf },
    referenceNo: { size: 160 },
    createTime: { seconds: true, size: 240 },
    recipient: { size: 190 },
    channel: { kind: 'words', words: 'channels', size: 120 },
    pushState: { kind: 'words', words: 'pushStates', tones: { succeed: 'success', failed: 'danger', waiting: 'info' }, size: 120 },
    attempts: { size: 104 },
    sentAt: { seconds: true, size: 240 },
    tenantName: COMPANY_COLUMN,
  },
  filters: { tenantName: COMPANY_FILTER, referenceNo: { folded: true } },
});

/** Messages to the outside; the call requires a keyword and a push state. */
export const pushScreen = defineResource({
  key: '/log/push',
  texts: 'trackingLogs.push',
  capability: 'oceanBill',
  controller,
  columns,
  filters: [{ id: 'keyword', kind: 'search' }, ...filters],
  list: 'page',
  paging: 'server',
  rowName: nameOf,
  sort: '-createTime',
  record: { call: 'detail', copy: ['recipient'], load: (client, { id }) => client.pushLog.detail({ id }), Below: Message },
  toolbar: [
    { id: 'sendSms', icon: <MessageSquare size={16} />, call: 'page', permission: 'sysSms:send', Dialog: Sms.Component },
    { id: 'sendEmail', icon: <Mail size={16} />, call: 'page', permission: 'sysEmail:send', Dialog: Email.Component },
  ],
  rowActions: [
    {
      id: 'pushAgain',
      icon: <Send size={16} />,
      call: 'pushAgain',
      confirm: true,
      bulk: true,
      offered: ({ again }) => again === true,
    },
  ],
});

function Message({ row }: RecordPartProps<PushRow>): ReactNode {
  const t = useTranslations('trackingLogs.push');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('message')}</CardTitle>
      </CardHeader>
      <CardBody>{row.body ? <pre className="m-0 wrap-anywhere whitespace-pre-wrap">{row.body}</pre> : t('noMessage')}</CardBody>
    </Card>
  );
}
