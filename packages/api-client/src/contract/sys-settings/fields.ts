import { audited, choice, code, entity, integer, longText, orderNo, text } from '../entity.js';

/** Kinds of values: `True` or `False`; a whole number; a sender of email, as a bare address or `Name <address>`; any text. */
export const PARAMETER_KINDS = ['flag', 'integer', 'sender', 'text'] as const;

/** A parameter of the installation. The product reads the built-in ones; others are for programs that ask for them. */
export const parameter = entity(
  { controller: 'sysSettings', one: 'parameter', many: 'parameters', title: 'name' },
  {
    name: text({ required: true, max: 64, filter: true, sort: true, unique: 'D9000' }),
    code: code({ required: true, filter: true, sort: true, unique: 'D9000' }),
    value: text({ max: 256, sort: true }),
    groupCode: choice({ max: 64, filter: true, sort: true }),
    /** 1 for a built-in parameter, 2 for one of one's own. */
    sysFlag: choice({ values: [1, 2], entered: 'none' }),
    orderNo: orderNo(),
    remark: longText({ max: 256 }),
    kind: choice({ values: PARAMETER_KINDS, entered: 'none', derived: true, listed: false }),
    /** Limits of a number, both inclusive. */
    min: integer({ entered: 'none', derived: true, listed: false }),
    max: integer({ entered: 'none', derived: true, listed: false }),
    /** Environment variable of the server that sets the value, which cannot be changed then. */
    fixedBy: text({ entered: 'none', derived: true, listed: false }),
    ...audited(),
  },
);
