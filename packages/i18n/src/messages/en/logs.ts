import { titles } from './titles.js';

/** Columns of all call logs. */
const visit = {
  displayTitle: 'What',
  actionName: 'Call',
  account: 'Account',
  realName: 'Real name',
  remoteIp: 'IP address',
  location: 'Place',
  longitude: 'Longitude',
  latitude: 'Latitude',
  browser: 'Browser',
  os: 'System',
  status: 'Outcome',
  elapsed: 'Duration (ms)',
  logDateTime: 'Time',
} as const;

const call = {
  controllerName: 'Area',
  httpMethod: 'Method',
  requestUrl: 'Address',
  logLevel: 'Level',
  eventId: 'Event id',
  threadId: 'Thread',
  traceId: 'Correlation id',
} as const;

/** `200`, or an error code of the server; other codes are shown unchanged. */
const statuses = {
  200: 'Succeeded',
  invalid: 'Not accepted',
  forbidden: 'Not allowed',
  signedOut: 'Not signed in',
  tooMany: 'Too many requests',
  internal: 'Internal error',
  D0008: 'Wrong captcha',
  D1000: 'Wrong account or password',
  D1016: 'No sign-in permission',
  D1017: 'Account disabled',
  D1027: 'Account locked',
  Z1003: 'Company disabled',
  codeWrong: 'Wrong code',
  passwordWrong: 'Wrong password',
} as const;

const logLevels = { 0: 'Trace', 1: 'Debug', 2: 'Information', 3: 'Warning', 4: 'Error', 5: 'Critical' } as const;

const verify = { label: 'Verify' } as const;

const clear = {
  label: 'Clear log',
  done: 'The log was cleared.',
} as const;

/** The four logs and the users online. */
export const logs = {
  visits: {
    title: titles.visitLog,
    emptyTitle: 'No visits yet',
    emptyText: 'Sign-ins, registrations, sign-outs and starts of the application are listed here.',
    fields: {
      ...visit,
    },
    statuses,
    actions: {
      verify,
      clear: {
        ...clear,
        title: 'Clear the visit log?',
        text: 'Every visit of all companies is deleted, not only those listed here. This cannot be undone. That you cleared it stays in the operation log.',
      },
    },
  },
  operations: {
    title: titles.operationLog,
    emptyTitle: 'No operations yet',
    emptyText: 'Changes made by users are listed here with their outcome.',
    fields: {
      ...visit,
      ...call,
    },
    statuses,
    logLevels,
    actions: {
      verify,
      clear: {
        ...clear,
        title: 'Clear the operation log?',
        text: 'Changes by users of all companies are deleted, not only what is listed here. This cannot be undone. That you cleared it stays.',
      },
    },
  },
  exceptions: {
    title: titles.exceptionLog,
    emptyTitle: 'No exceptions',
    emptyText: 'Calls that failed because of a system error are listed here.',
    fields: {
      ...visit,
      ...call,
      exception: 'Stack',
    },
    statuses,
    logLevels,
    actions: {
      verify,
      clear: {
        ...clear,
        title: 'Clear the exception log?',
        text: 'All exceptions of all companies are deleted with their stack traces, not only those listed here. Errors under investigation can no longer be traced. This cannot be undone.',
      },
    },
  },
  differences: {
    title: titles.differenceLog,
    emptyTitle: 'No differences yet',
    emptyText: 'Rows before and after each change are listed here.',
    fields: {
      displayTitle: 'What',
      diffType: 'Kind',
      sql: 'Statement',
      parameters: 'Parameters',
      elapsed: 'Duration (ms)',
      message: 'Message',
      beforeData: 'Before',
      afterData: 'After',
      businessData: 'Row',
      createTime: 'Time',
      actionName: 'Call',
      account: 'Account',
      realName: 'Real name',
      traceId: 'Correlation id',
    },
    diffTypes: {
      insert: 'Added',
      update: 'Changed',
      delete: 'Deleted',
    },
    actions: {
      verify,
      clear: {
        ...clear,
        title: 'Clear the difference log?',
        text: 'How rows were before each change is deleted, for all companies, not only what is listed here. Former values can no longer be looked up. This cannot be undone.',
      },
    },
  },
  online: {
    title: titles.onlineUsers,
    emptyTitle: 'No users online',
    emptyText: 'Users with an open page are listed here, one row per session.',
    own: 'This session',
    fields: {
      userName: 'Account',
      realName: 'Real name',
      ip: 'IP address',
      browser: 'Browser',
      os: 'System',
      time: 'Since',
    },
    actions: {
      message: { label: 'Send message' },
      messageAll: { label: 'Message all' },
      forceOffline: {
        label: 'Force offline',
        title: 'Force {name} offline?',
        text: 'The session ends at once, and unsaved work in it can be lost. The account stays: its owner can sign in again.',
        done: '{name} is offline.',
      },
    },
  },
  seals: {
    exportFirst:
      'Export the log first. The file contains every row up to now, also rows that are not listed here. Rows that are added later stay.',
    export: 'Export log',
    exported: '{name} was saved. You can clear the log within an hour.',
    needed: 'Export the log first.',
    title: 'Verification: {log}',
    running: 'The rows are being compared with their seals.',
    empty: 'The log has no rows.',
    whole: 'No row was changed, deleted or added.',
    wholeText: '{rows, plural, one {1 row} other {# rows}} since {time} agree with their seals.',
    unfinished: 'Not all rows could be compared in time.',
    unfinishedText:
      '{rows, plural, one {1 row agrees} other {# rows agree}} with their seals. Run verify-logs on the server to compare all.',
    broken: 'The log does not agree with its seals.',
    before: '{rows, plural, one {1 row} other {# rows}} before that agree.',
    faults: {
      seal: 'Seal {number} of {time} was changed, or a seal before it is missing.',
      changed: 'Rows that were sealed at {time} were changed, or put into another order (seal {number}).',
      deleted: 'Rows that were sealed at {time} were deleted (seal {number}).',
      inserted: 'Rows were added to those that were sealed at {time} (seal {number}).',
    },
  },
  parts: {
    input: 'Input',
    result: 'Response',
    message: 'Message',
    stack: 'Stack',
    changed: '{kind}: {name}',
    changesOf: 'Changes: {name}',
    none: 'No differences.',
    shownChanges: '{shown, number} of {total, number} changed rows. All are in the difference log.',
    changesLost: 'The changed rows could not be loaded.',
    field: 'Field',
  },
} as const;
