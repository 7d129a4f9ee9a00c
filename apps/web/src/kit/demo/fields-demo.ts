import type { Field } from '../form.types.ts';
import type { Resource, Values } from '../resource.types.ts';

const LONG = 'Every shipment of the northern hemisphere that customs has asked about';

/** Fields of a record besides those of positions in the contract. */
export const FILLED: Values = {
  active: true,
  time: '08:30:00',
  moment: '2026-11-22T08:30:00.000Z',
  tags: ['sea', LONG],
  colour: '#0a66c2',
  schedule: '30 6 * * 1-5',
  script: 'if (late) {\n  tell(consignee);\n}',
  notice: '<h2>Ningbo</h2><p>The terminal is <strong>closed</strong>.</p>',
  pairs: [
    { key: 'Accept', value: 'application/json' },
    { key: 'X-Trace', value: LONG },
  ],
  files: ['paper-1'],
};

const FIELDS: readonly Field<string>[] = [
  { id: 'active', kind: 'switch' },
  { id: 'time', kind: 'time' },
  { id: 'moment', kind: 'dateTime' },
  { id: 'colour', kind: 'colour' },
  { id: 'tags', kind: 'tags' },
  { id: 'script', kind: 'code', language: 'JavaScript' },
  { id: 'schedule', kind: 'cron', timeZone: 'Europe/Amsterdam' },
  { id: 'notice', kind: 'richText', max: 2000 },
  { id: 'pairs', kind: 'keyValue' },
  {
    id: 'files',
    kind: 'file',
    multiple: true,
    nameOf: (_row, id) => (id === 'paper-1' ? 'Bill of lading.pdf' : id),
    upload: async (_client, file, { onProgress }) => {
      onProgress(0.5);
      if (file.name.startsWith('slow')) await new Promise<void>((arrived) => (slow.arrive = arrived));
      if (file.name.startsWith('broken') && !tried.has(file.name)) {
        tried.add(file.name);
        throw new Error('no');
      }
      return Promise.resolve(`id-of-${file.name}`);
    },
  },
];

/** Lets the file arrive whose name begins with “slow”. */
export const slow = { arrive: (): void => {} };

const tried = new Set<string>();

/** Values sent last, with the fields that are not in the contract of positions. */
export const sent: { values: Values } = { values: {} };

/** A list of positions whose form has every kind of field; fields outside the contract are kept beside the call. */
export const fieldsDemo = (fixed = false): Resource => ({
  key: '/demo/fields',
  controller: 'sysPos',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  columns: [{ id: 'name' }],
  form: {
    size: 'lg',
    fields: [{ id: 'name' }, { id: 'code' }, ...FIELDS.map((field) => ({ ...field, fixed }))],
    load: (_client, row) => Promise.resolve(row['id'] === '2' ? {} : FILLED),
    finish: (values) => {
      sent.values = values;
      const { id, name, code } = values;
      return Promise.resolve({ ...(id === undefined ? {} : { id }), name, code, status: 1, orderNo: 100 });
    },
  },
});
