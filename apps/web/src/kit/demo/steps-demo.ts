import type { Resource, Values } from '../resource.types.ts';

/** Input of the last call, with the fields that the contract of positions does not have. */
export const stepsSent: { values: Values } = { values: {} };

/** A list of positions that are added in three steps, with child rows in the second. */
export const stepsDemo: Resource = {
  key: '/demo/steps',
  controller: 'sysPos',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  columns: [{ id: 'name' }],
  form: {
    steps: true,
    sections: [
      { id: 'base', fields: [{ id: 'name' }, { id: 'code' }, { id: 'active', kind: 'switch' }] },
      {
        id: 'stops',
        fields: [
          {
            id: 'stops',
            kind: 'rows',
            min: 1,
            max: 3,
            fields: [
              { id: 'name', required: true },
              { id: 'time', kind: 'time' },
              { id: 'tags', kind: 'tags', wide: true },
            ],
          },
        ],
      },
      {
        id: 'valid',
        fields: [
          { id: 'moment', kind: 'dateTime', required: true },
          { id: 'remark', kind: 'textarea' },
        ],
      },
    ],
    load: () =>
      Promise.resolve({ stops: [{ name: 'Rotterdam', time: '08:00:00' }, { name: 'Hamburg' }], moment: '2026-11-22T08:30:00.000Z' }),
    finish: (values) => {
      stepsSent.values = values;
      const { id, name, code } = values;
      return Promise.resolve({ ...(id === undefined ? {} : { id }), name, code, status: 1, orderNo: 100 });
    },
  },
};
