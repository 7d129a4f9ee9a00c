import { entity } from '../entity.js';
import { called, occurrence, whereabouts } from '../log-fields.js';

/** Row of the operation log (product specification §1, §2). */
export const operationLog = entity(
  { controller: 'sysLogOp', one: 'operation', many: 'operations', title: 'id' },
  {
    ...occurrence(),
    ...called(),
    ...whereabouts(),
  },
);
