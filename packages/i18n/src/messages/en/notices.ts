import { titles } from './titles.js';

/** Notices of a company to its users, as administrators write them. */
export const notices = {
  title: titles.notices,
  add: 'Write notice',
  emptyTitle: 'No notices yet',
  emptyText: 'A published notice appears in the messages of its audience.',
  deleteText: 'The unpublished notice is deleted. This cannot be undone.',
  fields: {
    title: 'Title',
    type: 'Type',
    content: 'Content',
    audience: 'Audience',
    orgIdList: 'Organizations',
    userIdList: 'People',
    status: 'Status',
    receivers: 'Receivers',
    readers: 'Read by',
    publicUserName: 'Published by',
    publicOrgName: 'Publishing organization',
    publicTime: 'Published',
  },
  sections: { facts: 'Publication' },
  hints: {
    orgIdList: 'Organizations below them are included.',
  },
  types: { 1: 'Notification', 2: 'Announcement' },
  audiences: { all: 'Everyone', organizations: 'Organizations', people: 'People' },
  statuses: { 0: 'Unpublished', 1: 'Published' },
  actions: {
    publish: {
      label: 'Publish',
      title: 'Publish “{name}”?',
      text: 'It appears at once in the messages of its audience within your data range. A published notice can be neither changed nor deleted.',
      done: '{name} is published.',
    },
  },
  readBy: '{readers, number} of {receivers, number}',
  readers: {
    title: 'Receivers',
    audience: 'Audience',
    none: 'No longer in the company',
    share: 'Read by {readers, number} of {receivers, number}',
    show: 'Show',
    states: { all: 'All', read: 'Read', unread: 'Unread' },
    search: 'Search by name or account',
    emptyTitle: 'No receivers found',
    lost: 'The receivers could not be loaded.',
    fields: { name: 'Name', account: 'Account', orgName: 'Organization', readTime: 'Read' },
  },
  /** Messages to users who are online. */
  message: {
    title: 'Message to {name}',
    titleSome: 'Message to {count, plural, one {# user} other {# users}}',
    titleAll: 'Message to all others',
    text: 'Shown at once to those who are signed in. Only the operation log keeps it.',
    fields: { title: 'Title', message: 'Message', messageType: 'Kind' },
    types: { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
    submit: 'Send',
    done: 'The message was sent to {name}.',
    doneAll: 'The message was sent.',
  },
} as const;
