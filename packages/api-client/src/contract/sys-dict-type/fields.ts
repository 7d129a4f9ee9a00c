import { audited, code, entity, flag, longText, orderNo, status, text } from '../entity.js';

/** A dictionary of the installation: a list of values that administrators may extend. */
export const dictType = entity(
  { controller: 'sysDictType', one: 'dictionary', many: 'dictionaries', title: 'name' },
  {
    name: text({ required: true, max: 64, filter: true, sort: true }),
    code: code({ required: true, filter: true, sort: true, unique: 'D3001' }),
    status: status({ filter: true }),
    orderNo: orderNo(),
    remark: longText({ max: 256, hidden: true }),
    /** The product reads it by its code. */
    builtIn: flag({ entered: 'none', derived: true, hidden: true }),
    ...audited(),
  },
);
