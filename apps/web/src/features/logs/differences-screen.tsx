import type { DiffLogRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { Column, RecordPartProps } from '../../kit/resource.types.ts';
import { wordOf } from '../../kit/values.tsx';
import { useWords, type FieldIds } from '../../kit/words.ts';
import { summaryOf } from './changes.logic.ts';
import { Changes } from './details/changes.tsx';

// The columns up to the new values fit beside the menu at 1440 px; in a wider window they grow.
const COLUMNS: readonly Column<DiffLogRow, FieldIds<'logs.differences'>>[] = [
  { id: 'displayTitle', value: ({ displayTitle, actionName, id }) => displayTitle || actionName || id, size: 168 },
  {
    id: 'diffType',
    kind: 'words',
    words: 'diffTypes',
    tones: { insert: 'success', update: 'info', delete: 'danger' },
    sort: true,
    size: 96,
  },
  { id: 'createTime', kind: 'instant', seconds: true, sort: true, size: 240 },
  { id: 'account', sort: true, size: 104 },
  { id: 'realName', sort: true, size: 104 },
  { id: 'beforeData', cell: ({ beforeData }) => summaryOf(beforeData), size: 150 },
  { id: 'afterData', cell: ({ afterData }) => summaryOf(afterData), size: 150 },
  { id: 'businessData', sort: true, size: 240 },
  { id: 'actionName', sort: true, size: 180, hidden: true },
  { id: 'elapsed', kind: 'number', hidden: true },
  { id: 'message', hidden: true },
  { id: 'sql', hidden: true },
  { id: 'parameters', hidden: true },
  { id: 'traceId', kind: 'code', hidden: true },
];
const FACTS = COLUMNS.flatMap(({ id }) => (id === 'beforeData' || id === 'afterData' ? [] : id));

const nameOf = ({ businessData, id }: DiffLogRow): string => businessData || id;

/** Difference log: rows before and after a change. */
export const differencesScreen = defineResource({
  key: '/system/log/difflog/index',
  texts: 'logs.differences',
  controller: 'sysLogDiff',
  list: 'page',
  paging: 'server',
  rowName: nameOf,
  sort: '-createTime',
  filters: [
    { id: 'createTime', kind: 'range' },
    { id: 'diffType', kind: 'select', choices: { words: 'diffTypes', values: ['insert', 'update', 'delete'] } },
    { id: 'account', kind: 'search' },
  ],
  columns: COLUMNS,
  record: { call: 'detail', groups: [{ id: 'change', columns: FACTS }], copy: ['businessData'], Below: Difference, useTitle },
  toolbar: [{ id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear', confirm: true }],
});

function useTitle(row: DiffLogRow): string {
  const words = useWords('logs.differences');
  const t = useTranslations('logs.parts');
  return t('changed', { kind: wordOf(words, 'diffTypes', row.diffType ?? ''), name: nameOf(row) });
}

function Difference({ row }: RecordPartProps<DiffLogRow>): ReactNode {
  return <Changes change={row} name={nameOf(row)} />;
}
