import { audited, code, entity, longText, orderNo, status, text } from '../entity.js';

/** Job of an employee in the company (product specification §3 "Position"). */
export const position = entity(
  { controller: 'sysPos', one: 'position', many: 'positions', title: 'name' },
  {
    name: text({ required: true, max: 64, filter: true, unique: 'D6000' }),
    code: code({ required: true, filter: true, unique: 'codeTaken' }),
    status: status({ filter: true }),
    orderNo: orderNo(),
    remark: longText({ max: 128 }),
    ...audited(),
  },
);
