import { titles } from './titles.js';

/** Access keys with which programs sign requests. */
export const openAccess = {
  title: titles.openAccess,
  add: 'Add key',
  emptyTitle: 'No access keys yet',
  emptyText: 'With a key a program calls the API with the rights of one user.',
  deleteText: 'Programs with this key are refused at once. This cannot be undone.',
  fields: {
    accessKey: 'Access key',
    bindUserId: 'Acts as',
    bindUserAccount: 'Acts as',
    bindTenantId: 'Company',
    bindTenantName: 'Company',
    usedTime: 'Last used',
    usedIp: 'Last used from',
    previousUntil: 'Old secret until',
  },
  hints: {
    accessKey: 'Letters, digits, dots, hyphens and underscores. Empty: a key is made for you.',
    bindUserId: 'Requests with this key have exactly the rights of this user.',
  },
  actions: {
    enable: { label: 'Enable', done: '{name} is enabled.' },
    disable: {
      label: 'Disable',
      title: 'Disable {name}?',
      text: 'Programs with this key are refused until it is enabled again.',
      done: '{name} is disabled.',
    },
    rotate: { label: 'Replace secret' },
    example: { label: 'Example' },
  },
  rotation: {
    title: 'Replace the secret of {name}',
    text: 'The new secret is shown once. Until the chosen time the old one is accepted too, so that programs can be changed one after another.',
    keep: 'Accept the old secret',
    minutes: { none: 'Not any more', hour: 'For 1 more hour', day: 'For 1 more day', week: 'For 7 more days' },
    submit: 'Replace',
  },
  shown: {
    title: 'Secret of {name}',
    done: 'I have saved it',
    once: 'Save the secret now',
    onceText: 'It is not shown again. Store it where only the program can read it.',
    secret: 'Secret',
    oldUntil: 'The old secret is accepted until {time}.',
  },
  example: {
    title: 'Signed request with {name}',
    secretHint: 'Shown when the key was added or its secret replaced. It is used for this check only and is not stored.',
    tabs: 'Example',
    copy: 'Copy {name} example',
    verify: 'Send signed request',
    accepted: 'Accepted as {account}',
    refused: 'Refused',
    lost: 'No response. Check the connection and try again.',
    enter: 'Enter the secret of the key first.',
  },
} as const;
