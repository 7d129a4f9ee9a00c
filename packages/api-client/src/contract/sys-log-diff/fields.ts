import { code, entity, instant, integer, text } from '../entity.js';
import { between } from '../log-fields.js';

/** Row of the difference log (product specification §1, §2). */
export const differenceLog = entity(
  { controller: 'sysLogDiff', one: 'difference', many: 'differences', title: 'id' },
  {
    /** Title of the call in the reader's language. Not in the specification. */
    displayTitle: text({ entered: 'none' }),
    /** insert, update or delete. */
    diffType: text({ entered: 'none', sort: true, filter: true }),
    createTime: instant({ entered: 'none', sort: true, filter: between }),
    account: text({ entered: 'none', sort: true, filter: true }),
    realName: text({ entered: 'none', sort: true }),
    /** Changed fields without secrets, as JSON text: `[{tableName, tableDescription, columns: [{columnName, columnDescription, value, displayValue?}]}]`. */
    beforeData: text({ entered: 'none' }),
    afterData: text({ entered: 'none' }),
    /** Table and id of the row. */
    businessData: text({ entered: 'none', sort: true }),
    /** The call that made the change. Not in the specification. */
    actionName: text({ entered: 'none', sort: true, filter: true, hidden: true }),
    elapsed: integer({ entered: 'none', hidden: true }),
    sql: text({ entered: 'none', hidden: true }),
    parameters: text({ entered: 'none', hidden: true }),
    traceId: code({ entered: 'none', filter: true, hidden: true }),
  },
);
