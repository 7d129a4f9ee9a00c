import { entity } from '../entity.js';
import { called, occurrence, whereabouts } from '../log-fields.js';

/** Operation of the log (product specification §1, §2). */
export const operationLog = entity(
  { controller: 'sysLogOp', one: 'operation', many: 'operations', title: 'id' },
  {
    ...occurrence(),
    ...called(),
    ...whereabouts(),
  },
);
