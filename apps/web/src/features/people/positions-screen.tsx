import { position } from '@seaberry/api-client/contract';

import { defineResource } from '../../resource/define-resource.tsx';
import { projected } from '../../resource/projected.ts';

/** What people do in the company. */
export const positionsScreen = defineResource({
  key: '/system/pos/index',
  texts: 'people.positions',
  ...projected(position),
  list: 'list',
  paging: 'browser',
  delete: { many: true },
});
