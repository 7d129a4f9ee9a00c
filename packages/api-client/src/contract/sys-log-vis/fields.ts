import { entity, integer, text } from '../entity.js';
import { occurrence, whereabouts } from '../log-fields.js';

/** Row of the visit log (product specification §1, §2). */
export const visitLog = entity(
  { controller: 'sysLogVis', one: 'visit', many: 'visits', title: 'id' },
  {
    ...occurrence(),
    controllerName: text({ entered: 'none', sort: true, listed: false }),
    actionName: text({ entered: 'none', sort: true, filter: true }),
    /** As in the other logs: 2 information, 3 warning, 4 error. */
    logLevel: integer({ entered: 'none', derived: true, listed: false }),
    ...whereabouts(),
  },
);
