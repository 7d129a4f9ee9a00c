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
