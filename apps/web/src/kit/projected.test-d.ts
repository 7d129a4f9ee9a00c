// A field without a label in the messages must not compile. Checked by tsc; nothing runs here.
import { org } from '@seaberry/api-client/fields/sys-org';
import { position } from '@seaberry/api-client/fields/sys-pos';

import { defineResource } from './define-resource.tsx';
import { projected } from './projected.ts';

defineResource({
  key: '/labelled',
  texts: 'people.positions',
  ...projected(position),
  list: 'list',
  paging: 'browser',
});

// @ts-expect-error The texts of positions have no label for `pid` and `level`.
defineResource({
  key: '/unlabelled',
  texts: 'people.positions',
  ...projected(org),
  list: 'list',
  paging: 'browser',
});

// @ts-expect-error The entity has no such field.
projected(position, { columns: { salary: { size: 80 } } });

// @ts-expect-error Users do not enter this field.
projected(position, { fields: { createTime: { hint: 'createTime' } } });

interface Choice<V extends readonly (string | number)[]> {
  kind: 'choice';
  required: false;
  entered: 'both';
  values: V;
}
declare const kinds: { code: Choice<['a', 'b']>; type: Choice<[1, 2, 3]> };
const { name, code: _code } = position.fields;
const coded = { ...position, fields: { name, code: kinds.code } } as const;
const typed = { ...position, fields: { name, type: kinds.type } } as const;

// @ts-expect-error The texts of positions have no words for the values of `code`.
defineResource({
  key: '/worded',
  texts: 'people.positions',
  ...projected(coded),
  list: 'list',
  paging: 'browser',
});
defineResource({
  key: '/reworded',
  texts: 'people.positions',
  ...projected(coded, { fields: { code: { kind: 'text' } } }),
  list: 'list',
  paging: 'browser',
});
defineResource({
  key: '/typed',
  texts: 'rights.menus',
  ...projected(typed, { columns: { type: null } }),
  list: 'list',
  paging: 'browser',
});
