import { titles } from './titles.js';

/** Messages: the inbox and its bell. */
export const inbox = {
  title: titles.inbox,
  search: 'Search messages by title',
  filters: 'Filters of the messages',
  fields: { state: 'State', title: 'Title', type: 'Type', sender: 'From', time: 'Time' },
  types: { notification: 'Notification', announcement: 'Announcement', alert: 'Shipment alert' },
  states: { unread: 'Unread', read: 'Read' },
  readAll: 'Mark all as read',
  readAllDone: 'All messages are marked as read.',
  emptyTitle: 'No messages yet',
  emptyText: 'Notices of your administrator and alerts about your shipments appear here.',
  noMatchTitle: 'No matching messages',
  noMatchText: 'Change the search or the filters.',
  clearFilters: 'Clear filters',
  goneTitle: 'Message not found',
  goneText: 'It may have been withdrawn, or it was sent to another user.',
  openInbox: 'All messages',
  openShipment: 'Open the shipment',
  arrived: 'New message',
  open: 'Open',
  desktop: 'Desktop notifications',
  desktopHint: 'Notifies you of new messages while this page is in the background.',
  desktopDenied: 'The browser blocks them. Allow notifications for this site in the browser’s settings.',
  desktopUnasked: 'Permission was not granted. Switch it on again and choose “Allow”.',
  desktopMissing: 'This browser does not support notifications at this address.',
} as const;
