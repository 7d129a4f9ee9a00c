import { pushEntry } from '@seaberry/api-client/fields/push-log';
import type { PushRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { RecordPartProps } from '../../kit/resource.types.ts';

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
    tenantName: { size: 160 },
  },
  filters: { tenantName: { folded: true }, referenceNo: { folded: true } },
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
