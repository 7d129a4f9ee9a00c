import { TAG_TYPES } from '@seaberry/api-client/contract';
import { dictData } from '@seaberry/api-client/fields/sys-dict-data';
import { dictType } from '@seaberry/api-client/fields/sys-dict-type';
import type { DictDataRow } from '@seaberry/api-client/schemas';
import { Badge } from '@seaberry/ui/badge';
import type { ReactNode } from 'react';

import { statusActions } from '../../kit/actions/status-actions.tsx';
import { definePair } from '../../kit/define-pair.tsx';
import { resourceOf } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { Row, Values } from '../../kit/row.types.ts';
import { TAG_TONES, tagTone } from './tag-tone.ts';

const builtIn = (row: { builtIn?: unknown }): boolean => row.builtIn === true;

/** A value as the badge that it makes; without a colour, as text. */
const shown = ({ value, tagType }: DictDataRow): ReactNode => (tagType ? <Badge tone={tagTone(tagType)}>{value}</Badge> : value);

/** Fields of a value that an update without them clears on another backend, which alone has the last two. Our server ignores them. */
const KEPT = ['name', 'styleSetting', 'classSetting'];

const withKept = (input: Values, row: Row | null): Values => ({
  ...input,
  ...Object.fromEntries(KEPT.flatMap((name) => (row?.[name] ? [[name, row[name]]] : []))),
});

const { form, ...values } = projected(dictData, {
  columns: {
    value: { size: 148, cell: shown },
    code: { size: 112 },
    status: { size: 116 },
    orderNo: { size: 80 },
    tagType: { kind: 'words', words: 'tagTypes', tones: TAG_TONES, hidden: true },
    extData: { size: 100 },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  filters: { dictTypeId: null },
  fields: {
    dictTypeId: null,
    value: { hint: 'value' },
    code: { hint: 'code', fixed: builtIn },
    tagType: { kind: 'select', choices: { words: 'tagTypes', values: TAG_TYPES } },
    extData: { hint: 'extData' },
  },
});

/** Dictionaries of the installation and their values. */
export const dictionariesScreen = definePair({
  key: '/system/dict/index',
  by: 'dictTypeId',
  master: resourceOf({
    key: '/system/dict/index',
    texts: 'dictionaries.types',
    ...projected(dictType, {
      columns: {
        // Beside the values there is room for the names, or for the codes.
        name: { size: 224, wrap: true },
        code: { hidden: true },
        status: { size: 116 },
        orderNo: { hidden: true },
        updateTime: { hidden: true },
        updateUserName: { hidden: true },
      },
      fields: { code: { hint: 'code', fixed: builtIn } },
    }),
    list: 'page',
    paging: 'server',
    rowActions: statusActions(),
    delete: { many: true, offered: (row) => !builtIn(row) },
  }),
  detail: resourceOf({
    key: '/system/dict/index/values',
    texts: 'dictionaries.values',
    ...values,
    form: { ...form, finish: withKept },
    list: 'page',
    paging: 'server',
    order: { call: 'order', content: shown, capability: 'sysDictData.order' },
    rowActions: statusActions(),
    delete: { many: true, offered: (row) => !builtIn(row) },
  }),
});

// One chunk: both screens are a few lines over the same kit.
export { enumerationsScreen } from './enumerations-screen.tsx';
