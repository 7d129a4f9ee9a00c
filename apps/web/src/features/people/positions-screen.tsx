import { position } from '@seaberry/api-client/fields/sys-pos';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';

/** Positions of the employees of a company. */
export const positionsScreen = defineResource({
  key: '/system/pos/index',
  texts: 'people.positions',
  ...projected(position),
  list: 'list',
  paging: 'browser',
  delete: { many: true },
});
