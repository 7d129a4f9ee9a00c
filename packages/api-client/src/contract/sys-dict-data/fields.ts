import { audited, choice, code, entity, flag, longText, orderNo, ref, status, text } from '../entity.js';

/** Colours of the badge that a value makes. Other backends also send none as an empty text. */
export const TAG_TYPES = ['primary', 'success', 'info', 'warning', 'danger'] as const;

/** A value of a dictionary: `code` is what records store, `value` its label. */
export const dictData = entity(
  { controller: 'sysDictData', one: 'value', many: 'values', title: 'value' },
  {
    dictTypeId: ref({ required: true, entered: 'add', filter: true, listed: false }),
    value: text({ required: true, max: 128, filter: true, sort: true }),
    code: code({ required: true, max: 256, filter: true, sort: true, unique: 'D3003', within: 'dictTypeId' }),
    /** One of `TAG_TYPES`. */
    tagType: choice({ max: 16, sort: true }),
    extData: longText({ max: 4000 }),
    status: status({ filter: true }),
    orderNo: orderNo(),
    remark: longText({ max: 2048, hidden: true }),
    /** The label once more, where the origin has it for dictionaries that are made from its enumerations. */
    name: text({ max: 256, entered: 'none', derived: true, listed: false }),
    /** The product itself writes this code. */
    builtIn: flag({ entered: 'none', derived: true, hidden: true }),
    ...audited(),
  },
);
