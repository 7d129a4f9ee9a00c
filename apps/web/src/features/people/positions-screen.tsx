import { defineResource } from '../../resource/define-resource.tsx';

/** What people do in the company. */
export const positionsScreen = defineResource({
  key: '/system/pos/index',
  texts: 'people.positions',
  controller: 'sysPos',
  list: 'list',
  paging: 'browser',
  rowName: ({ name }) => name,
  filters: [
    { id: 'name', kind: 'search' },
    { id: 'code', kind: 'text' },
    { id: 'status', kind: 'status' },
  ],
  columns: [
    { id: 'name' },
    { id: 'code', kind: 'code' },
    { id: 'status', kind: 'status' },
    { id: 'orderNo', kind: 'number' },
    { id: 'remark', wrap: true, size: 240 },
    { id: 'updateTime', kind: 'instant' },
    { id: 'updateUserName' },
    { id: 'createTime', kind: 'instant', hidden: true },
    { id: 'createUserName', hidden: true },
  ],
  form: {
    fields: [
      { id: 'name' },
      { id: 'code' },
      { id: 'orderNo', kind: 'number', initial: 100, min: 0, hint: 'orderNo' },
      { id: 'status', kind: 'status', initial: 1 },
      { id: 'remark', kind: 'textarea' },
    ],
  },
  delete: { many: true },
});
