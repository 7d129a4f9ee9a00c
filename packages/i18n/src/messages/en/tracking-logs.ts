import { titles } from './titles.js';

const row = {
  createTime: 'Time',
  referenceNo: 'Reference no.',
  carrierCode: 'Carrier',
  tenantName: 'Company',
} as const;

const request = {
  reason: 'Reason',
  httpStatus: 'HTTP status',
  added: 'New events',
  traceId: 'Correlation id',
} as const;

/** Why a request to a carrier failed, by the code of the server. */
const reasons = {
  not_found: 'Number not known',
  invalid_number: 'Number not valid',
  retries_exhausted: 'Not found for a week',
  shipping_line_unreachable: 'Carrier not reachable',
  unrecognized_response: 'Response not readable',
  rate_limited: 'Requests limited by the carrier',
  access_refused: 'Access refused',
  not_configured: 'Carrier not connected',
  interrupted: 'Interrupted',
  internal: 'Internal error',
  notSent: 'Not sent',
} as const;

const triggerAgain = {
  label: 'Trigger again',
  title: 'Trigger {name} again?',
  text: 'The carrier is asked about this bill at once. This costs nothing.',
  done: 'Triggered successfully!',
  failed: 'Trigger failed!',
} as const;

/** Logs of tracking: consumption, pushes, subscriptions, updates and requests. */
export const trackingLogs = {
  consumption: {
    title: titles.consumptionLog,
    emptyTitle: 'No berries used yet',
    emptyText: 'Every berry that was charged, refunded or credited is listed here.',
    listFailed: 'Failed to query usage log.',
    exportFailed: 'Error exporting data.',
    fields: {
      ...row,
      kind: 'Kind',
      amount: 'Berries',
      balance: 'Balance',
      attempt: 'Subscription',
      userName: 'User',
    },
    kinds: { charge: 'Charge', refund: 'Refund', grant: 'Credit' },
  },
  push: {
    title: titles.pushLog,
    emptyTitle: 'No messages yet',
    emptyText: 'Emails and SMS that were sent for your company are listed here.',
    fields: {
      ...row,
      keyword: 'Keyword',
      subject: 'Subject',
      recipient: 'Recipient',
      channel: 'Channel',
      pushState: 'Push state',
      attempts: 'Attempts',
      lastError: 'Error',
      sentAt: 'Sent',
    },
    channels: { email: 'Email', sms: 'SMS' },
    pushStates: { succeed: 'Succeeded', failed: 'Failed', waiting: 'Waiting' },
    message: 'Message',
    send: {
      email: 'Send email',
      sms: 'Send SMS',
      text: 'The message waits in the queue and is sent at once. Its push state shows whether it arrives.',
      toEmail: 'Recipient',
      phoneNumber: 'Phone',
      title: 'Subject',
      content: 'Text',
      submit: 'Send',
      done: 'The message is being sent.',
    },
    noMessage: 'The text of this message is not kept.',
    actions: {
      sendEmail: { label: 'Send email' },
      sendSms: { label: 'Send SMS' },
      pushAgain: {
        label: 'Push again',
        title: 'Push {name} again?',
        text: 'The message is sent again to the same recipient. This costs nothing.',
        done: 'Push successful! The message is being sent; its push state shows whether it arrives.',
        failed: 'Push failed!',
      },
    },
  },
  subscribe: {
    title: titles.subscribeLog,
    emptyTitle: 'No subscriptions yet',
    emptyText: 'Responses of carriers to new bills are listed here.',
    fields: {
      ...row,
      status: 'Status',
      abnormalInfo: 'Abnormal information',
      tries: 'Request',
      attempt: 'Subscription',
      polCode: 'POL',
      podCode: 'POD',
      portCode: 'Port code',
      etd: 'ETD',
      containerSubscription: 'Container subscription',
      updateTime: 'Updated',
    },
    statuses: { SUB_ING: 'Waiting', SUB_OK: 'Accepted', SUB_ERR: 'Failed' },
    reasons,
    actions: {
      triggerAgain: {
        ...triggerAgain,
        text: 'The carrier is asked about this bill at once. A failed subscription, whose berry was refunded, costs 1 berry again; any other costs nothing.',
      },
    },
  },
  update: {
    title: titles.updateLog,
    emptyTitle: 'No updates yet',
    emptyText: 'New data of carriers, and failed requests of the last days, are listed here.',
    fields: {
      ...row,
      ...request,
      status: 'Update status',
      apiVersion: 'API version',
    },
    statuses: { success: 'Success', failed: 'Failed' },
    reasons,
    actions: { triggerAgain },
  },
  request: {
    title: titles.requestLog,
    emptyTitle: 'No requests yet',
    emptyText: 'Requests to carriers of the last days are listed here.',
    fields: {
      ...row,
      ...request,
      completion: 'Completion status',
      status: 'Execution status',
      kind: 'Cause',
      elapsed: 'Duration',
      pages: 'Pages',
      finishTime: 'Finished',
      address: 'Address',
    },
    completions: { completed: 'Completed', notCompleted: 'Not completed' },
    statuses: { pending: 'Pending', executing: 'Executing', success: 'Success', failed: 'Failed' },
    kinds: { poll: 'Update', recognise: 'Entered number' },
    reasons,
    actions: { triggerAgain },
  },
} as const;
