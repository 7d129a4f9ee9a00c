import { entity } from '../entity.js';
import { called, occurrence, whereabouts } from '../log-fields.js';

/** Row of the exception log (product specification §1, §2). */
export const exceptionLog = entity(
  { controller: 'sysLogEx', one: 'exception', many: 'exceptions', title: 'id' },
  {
    ...occurrence(),
    ...called(),
    ...whereabouts(),
  },
);
