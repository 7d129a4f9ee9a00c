import { fields } from './fields.js';
import { titles } from './titles.js';

/** Templates for printing records, and the words of the built-in ones. */
export const printing = {
  title: titles.printTemplates,
  add: 'Add template',
  emptyTitle: 'No templates yet',
  emptyText: 'Templates print shipments with your own layout.',
  deleteText: 'The template is deleted. This cannot be undone.',
  fields: {
    name: 'Name',
    kind: 'Prints',
    template: 'HTML',
    builtIn: 'Built-in',
  },
  kinds: { oceanBill: 'Ocean bill' },
  hints: {
    template: 'Fields are replaced by the values of the bill. Scripts, frames, forms and links to other sites are removed when you save.',
  },
  actions: {
    copy: { label: 'Copy', done: '{name} is copied.' },
    preview: { label: 'Preview' },
  },
  edit: {
    insert: 'Insert field',
    insertList: 'Insert list',
    number: 'Number of the bill',
    numberHint: 'Empty for the newest bill.',
    show: 'Show preview',
    noBill: 'No bill was found. The fields are empty.',
    values: 'With the values of {name}.',
    lost: 'The preview could not be made.',
    frame: 'Preview of the template',
  },
  print: {
    label: 'Print',
    title: 'Print {name}',
    template: 'Template',
    lost: 'The document could not be made.',
    none: 'No template is enabled.',
  },
  values: {
    ...fields,
    company: 'Company',
    printedAt: 'Printed at',
    deliveryDate: 'Estimated delivery',
    carrier: 'Carrier',
    pol: 'Port of loading',
    pod: 'Port of discharge',
    pld: 'Place of delivery',
    status: 'Status',
  },
  lists: {
    containers: 'Containers',
    milestones: 'Milestones',
  },
  listValues: {
    no: 'No.',
    size: 'Size',
    seal: 'Seal no.',
    status: 'Status',
    place: 'Place',
    time: 'Time',
    name: 'Milestone',
    planned: 'Planned',
    actual: 'Actual',
  },
  sheets: {
    bill: 'Bill summary',
    note: 'Delivery note',
    received: 'Received in good order',
    date: 'Date',
    signature: 'Name and signature',
    driver: 'Driver',
    plate: 'Plate no.',
  },
} as const;
