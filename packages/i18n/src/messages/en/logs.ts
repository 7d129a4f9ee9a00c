/** Columns of every log of calls. */
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

/** `200`, or what the server calls a refusal; others are shown as they are. */
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

const details = {
  label: 'Details',
} as const;

const clear = {
  label: 'Clear log',
  done: 'The log is empty now.',
} as const;

/** The four logs, and who is online. */
export const logs = {
  visits: {
    title: 'Visit log',
    emptyTitle: 'No visits yet',
    emptyText: 'Who signs in or out stands here.',
    fields: {
      ...visit,
    },
    statuses,
    actions: {
      details,
      clear: {
        ...clear,
        title: 'Clear the visit log?',
        text: 'Every sign-in and sign-out of all companies is deleted, not only those listed here. Export first what you need: this cannot be undone. That you cleared it stays in the operation log.',
      },
    },
  },
  operations: {
    title: 'Operation log',
    emptyTitle: 'Nothing was changed yet',
    emptyText: 'What people change, with its outcome, stands here.',
    fields: {
      ...visit,
      ...call,
    },
    statuses,
    actions: {
      details,
      clear: {
        ...clear,
        title: 'Clear the operation log?',
        text: 'Who changed what, of all companies, is deleted, not only what is listed here. Export first what you need: this cannot be undone. Only that you cleared it stays.',
      },
    },
  },
  exceptions: {
    title: 'Exception log',
    emptyTitle: 'No exceptions',
    emptyText: 'Calls that failed through a fault of the system stand here.',
    fields: {
      ...visit,
      ...call,
      exception: 'Stack',
    },
    statuses,
    actions: {
      details,
      clear: {
        ...clear,
        title: 'Clear the exception log?',
        text: 'Every exception of all companies with its stack is deleted, not only those listed here. Faults that are still looked into can no longer be traced. This cannot be undone.',
      },
    },
  },
  differences: {
    title: 'Difference log',
    emptyTitle: 'No differences yet',
    emptyText: 'Rows before and after a change stand here.',
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
      details,
      clear: {
        ...clear,
        title: 'Clear the difference log?',
        text: 'How rows were before each change is deleted, for all companies, not only what is listed here. Former values can no longer be looked up. This cannot be undone.',
      },
    },
  },
  online: {
    title: 'Online users',
    emptyTitle: 'Nobody is online',
    emptyText: 'Who has a page open stands here, one row a session.',
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
    result: 'Answer',
    message: 'Message',
    stack: 'Stack',
    changed: '{kind}: {name}',
    changesOf: 'Changes: {name}',
    none: 'Nothing differs.',
    field: 'Field',
    noDetail: 'The whole row could not be loaded.',
  },
} as const;
