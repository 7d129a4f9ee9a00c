import { cacheEntry } from '@seaberry/api-client/fields/sys-cache';
import { useTranslations } from '@seaberry/i18n/react';
import { EmptyState } from '@seaberry/ui/empty-state';
import { JsonViewer } from '@seaberry/ui/json-viewer';
import { Eraser, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { definePair } from '../../kit/define-pair.tsx';
import { resourceOf } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { RecordPartProps } from '../../kit/resource.types.ts';

const REFRESH_MS = 15_000;

// The entity has no fields that are entered.
const { form: _, ...entries } = projected(cacheEntry, {
  columns: { key: { wrap: true }, createTime: { seconds: true }, expireTime: { seconds: true } },
});

/** Caches of the server, whose values it can compute again, beside their entries. */
export const cacheScreen = definePair({
  key: '/system/cache/index',
  by: 'prefix',
  master: resourceOf({
    key: '/system/cache/index',
    controller: 'sysCache',
    texts: 'monitor.caches',
    capability: 'sysCache',
    list: 'list',
    paging: 'browser',
    rowId: 'prefix',
    rowName: ({ prefix }) => prefix,
    refreshMs: REFRESH_MS,
    columns: [
      { id: 'content', kind: 'words', words: 'contents', value: ({ prefix }) => prefix, wrap: true, size: 200 },
      { id: 'entries', kind: 'number', size: 96 },
      { id: 'prefix', hidden: true },
      { id: 'bytes', kind: 'bytes', hidden: true },
      { id: 'lifeMs', kind: 'duration', hidden: true },
      { id: 'createTime', kind: 'instant', seconds: true, hidden: true },
    ],
    rowActions: [
      {
        id: 'empty',
        icon: <Eraser size={16} />,
        tone: 'danger',
        call: 'deleteByPreKey',
        confirm: true,
        input: ({ prefix }) => ({ prefixKey: `${prefix}:` }),
        offered: ({ entries }) => entries > 0,
      },
    ],
    toolbar: [{ id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear', confirm: true, input: () => undefined }],
  }),
  detail: resourceOf({
    key: '/system/cache/index/entries',
    texts: 'monitor.entries',
    ...entries,
    list: 'page',
    paging: 'server',
    rowName: ({ key }) => key,
    refreshMs: REFRESH_MS,
    record: {
      call: 'value',
      load: async (client, row) => ({ ...row, value: await client.sysCache.value({ key: row.key }) }),
      copy: ['key'],
      Below: Value,
    },
    rowActions: [
      { id: 'drop', icon: <Trash2 size={16} />, tone: 'danger', call: 'delete', confirm: true, bulk: true, input: ({ key }) => ({ key }) },
    ],
  }),
});

function Value({ row }: RecordPartProps<object>): ReactNode {
  const t = useTranslations('monitor.entries');
  const { value } = { value: undefined, ...row };
  if (value === undefined) return null;
  return value === null ? <EmptyState size="sm" title={t('gone')} /> : <JsonViewer label={t('value')} value={value} />;
}
