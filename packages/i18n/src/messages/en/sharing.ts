import { titles } from './titles.js';

/** Links with which people without an account see shipments. */
export const sharing = {
  title: titles.shareLinks,
  add: 'Share a customer',
  emptyTitle: 'No links yet',
  emptyText: 'Share a shipment from its page, several from the list, or all shipments of a customer from here.',
  deleteText: 'The link shows nothing from now on. This cannot be undone.',
  fields: {
    name: 'Name',
    customer: 'Customer',
    shows: 'Shows',
    note: 'Note to the visitor',
    expiresAt: 'Ends',
    orders: 'Shipments',
    hasPassword: 'Password',
    password: 'Password',
    views: 'Visits',
    viewedAt: 'Last visit',
  },
  parts: { timeline: 'Timeline', map: 'Map', containers: 'Containers', order: 'Order numbers' },
  hints: {
    name: 'Visitors see it as the heading of a page with several shipments.',
    customer: 'The link shows the shipments of this customer that you may see, also those that are added later.',
    expiresAt: 'Empty: until you end it.',
    password: 'Visitors have to enter it. Empty: the link alone opens the page.',
    passwordKept: 'Empty: as it is now.',
  },
  actions: {
    copy: { label: 'Address' },
    send: { label: 'Send by e-mail' },
    enable: { label: 'Open again', done: '{name} is open again.' },
    disable: {
      label: 'End',
      title: 'End {name}?',
      text: 'The link shows nothing until you open it again.',
      done: '{name} has ended.',
    },
  },
  dialog: {
    title: 'Share {count, plural, one {1 shipment} other {# shipments}}',
    submit: 'Make link',
    days: 'In {count, plural, one {1 day} other {# days}}, {date}',
    never: 'Never',
  },
  send: {
    title: 'Send {name} by e-mail',
    text: 'One e-mail to each address, with the outlook of the shipments and the link. If the link has a password, with the link alone.',
    submit: 'Send',
    to: 'To',
    toHint: 'Up to {max} addresses, separated by commas or line breaks.',
    language: 'Language',
    wrong: 'Not an e-mail address: {addresses}',
    tooMany: 'At most {max} addresses at once.',
    done: '{count, plural, one {The link is on its way to 1 address.} other {The link is on its way to # addresses.}}',
    // In the title, where the name is not known.
    link: 'the link',
  },
  made: {
    title: 'The link is ready',
    text: 'Everyone with the address sees the shipments, without an account. You can end the link under Share links.',
    send: 'Send by e-mail',
    address: 'Address',
    open: 'Open page',
    done: 'Done',
  },
} as const;
