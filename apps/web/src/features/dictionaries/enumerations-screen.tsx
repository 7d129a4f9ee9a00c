import { Badge } from '@seaberry/ui/badge';

import { definePair } from '../../kit/define-pair.tsx';
import { resourceOf } from '../../kit/define-resource.tsx';
import { tagTone } from './tag-tone.ts';

/** Numbers with a fixed meaning in the API, read-only. */
export const enumerationsScreen = definePair({
  key: '/system/enum/index',
  by: 'enumName',
  master: resourceOf({
    key: '/system/enum/index',
    controller: 'sysEnum',
    texts: 'dictionaries.enumerations',
    list: 'enumTypeList',
    paging: 'browser',
    rowId: 'typeName',
    rowName: ({ typeDescribe, typeName }) => typeDescribe ?? typeName,
    filters: [{ id: 'typeDescribe', kind: 'search' }],
    columns: [{ id: 'typeDescribe' }, { id: 'typeName', kind: 'code' }, { id: 'typeRemark', wrap: true, hidden: true }],
  }),
  detail: resourceOf({
    key: '/system/enum/index/values',
    controller: 'sysEnum',
    texts: 'dictionaries.members',
    list: 'enumDataList',
    paging: 'browser',
    rowId: 'name',
    rowName: ({ describe, name }) => describe ?? name,
    columns: [
      { id: 'describe', cell: ({ describe, theme }) => (theme ? <Badge tone={tagTone(theme)}>{describe}</Badge> : describe) },
      { id: 'value', kind: 'number' },
      { id: 'name', kind: 'code' },
    ],
  }),
});
