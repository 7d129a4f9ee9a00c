import { audited, choice, entity, flag, longText, orderNo, status, text } from '../entity.js';

/** Kinds of records that templates print. */
export const PRINT_KINDS = ['oceanBill'] as const;

/** Characters of the HTML of a template. */
export const TEMPLATE_MAX = 60_000;

/** Fields of a record that a template can contain, as `{{name}}`; a list as `{{#name}}…{{/name}}` around the fields of its rows. */
export const PRINT_FIELDS = {
  oceanBill: {
    single: [
      'company',
      'printedAt',
      'referenceNo',
      'containerNo',
      'orderNo',
      'deliveryNo',
      'carrier',
      'serviceType',
      'customer',
      'customerService',
      'dock',
      'deliveryAddress',
      'deliveryDate',
      'pol',
      'pod',
      'pld',
      'vessel',
      'voyage',
      'etd',
      'atd',
      'eta',
      'ata',
      'status',
      'remark',
    ],
    lists: {
      containers: ['no', 'size', 'seal', 'status', 'place', 'time'],
      milestones: ['name', 'place', 'planned', 'actual'],
    },
  },
} as const;

/** Template for printing a record of a company. The HTML of the origin's designer is JSON; ours is HTML. */
export const printTemplate = entity(
  { controller: 'sysPrint', one: 'print template', many: 'print templates', title: 'name' },
  {
    name: text({ required: true, max: 64, filter: true, sort: true, unique: 'D1800' }),
    /** Not in the specification. */
    kind: choice({ required: true, values: PRINT_KINDS, initial: 'oceanBill' }),
    /** HTML with fields; the server removes scripts, frames, forms and links to other sites. */
    template: longText({ required: true, max: TEMPLATE_MAX, listed: false }),
    /** Came with the product; cannot be changed, but copied. Not in the specification. */
    builtIn: flag({ entered: 'none', derived: true }),
    orderNo: orderNo(),
    status: status(),
    remark: longText({ max: 128, hidden: true }),
    ...audited(),
  },
);
