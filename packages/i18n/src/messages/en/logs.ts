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
  elapsed: 'Took (ms)',
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

const clear = {
  label: 'Clear log',
  done: 'The log is empty now.',
} as const;

/** The four logs and the users online. */
export const logs = {
  visits: {
    title: titles.visitLog,
    emptyTitle: 'No visits yet',
    emptyText: 'Sign-ins and sign-outs are listed here.',
    fields: {
      ...visit,
    },
    statuses,
    actions: {
      clear: {
        ...clear,
        title: 'Clear the visit log?',
        text: 'Every sign-in and sign-out of all companies is deleted, not only those listed here. Export first what you need: this cannot be undone. That you cleared it stays in the operation log.',
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
    actions: {
      clear: {
        ...clear,
        title: 'Clear the operation log?',
        text: 'Changes by users of all companies are deleted, not only what is listed here. Export first what you need: this cannot be undone. Only that you cleared it stays.',
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
    actions: {
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
      elapsed: 'Took (ms)',
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
      forceOffline: {
        label: 'Force offline',
        title: 'Force {name} offline?',
        text: 'The session ends at once, and unsaved work in it can be lost. The account stays: its owner can sign in again.',
        done: '{name} is offline.',
      },
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
    field: 'Field',
  },
} as const;
