import { differenceLog } from '@seaberry/api-client/fields/sys-log-diff';
import type { DiffLogRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { RecordPartProps } from '../../kit/resource.types.ts';
import { wordOf } from '../../kit/values.tsx';
import { useResourceTexts } from '../../kit/words.ts';
import { summaryOf } from './changes.logic.ts';
import { Changes } from './details/changes.tsx';
import { logActions } from './seals/log-actions.tsx';

// The columns up to the new values fit beside the menu at 1440 px; in a wider window they grow.
const { controller, columns, filters } = projected(differenceLog, {
  columns: {
    displayTitle: { cell: ({ displayTitle, actionName, id }) => displayTitle || actionName || id, size: 168 },
    diffType: { kind: 'words', words: 'diffTypes', tones: { insert: 'success', update: 'info', delete: 'danger' }, size: 96 },
    createTime: { seconds: true, size: 240 },
    account: { size: 104 },
    realName: { size: 104 },
    beforeData: { cell: ({ beforeData }) => summaryOf(beforeData), size: 150 },
    afterData: { cell: ({ afterData }) => summaryOf(afterData), size: 150 },
    businessData: { size: 240 },
    actionName: { size: 180 },
  },
  filters: {
    diffType: { kind: 'select', choices: { words: 'diffTypes', values: ['insert', 'update', 'delete'] } },
    account: { kind: 'search' },
    actionName: null,
    traceId: null,
  },
});
const FACTS = columns.flatMap(({ id }) => (id === 'beforeData' || id === 'afterData' ? [] : id));

const nameOf = ({ businessData, id }: DiffLogRow): string => businessData || id;

/** Difference log: rows before and after a change. */
export const differencesScreen = defineResource({
  key: '/system/log/difflog/index',
  texts: 'logs.differences',
  controller,
  columns,
  filters,
  list: 'page',
  paging: 'server',
  rowName: nameOf,
  sort: '-createTime',
  record: { call: 'detail', groups: [{ id: 'change', columns: FACTS }], copy: ['businessData'], Below: Difference, useTitle },
  toolbar: logActions({ controller, texts: 'differences' }),
});

function useTitle(row: DiffLogRow): string {
  const words = useResourceTexts('logs.differences');
  const t = useTranslations('logs.parts');
  return t('changed', { kind: wordOf(words, 'diffTypes', row.diffType ?? ''), name: nameOf(row) });
}

function Difference({ row }: RecordPartProps<DiffLogRow>): ReactNode {
  return <Changes change={row} name={nameOf(row)} />;
}
