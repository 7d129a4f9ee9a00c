import { titles } from './titles.js';

/** By the parts of their names. */
const events = {
  order: { added: 'Order added' },
  shipment: { changed: 'Shipment changed' },
  alert: { raised: 'Alert raised' },
  user: { created: 'User created', enabled: 'User enabled', disabled: 'User disabled' },
  notice: { published: 'Notice published' },
} as const;

/** Plugins with their web hooks, and what is sent to them. */
export const plugins = {
  list: {
    title: titles.plugins,
    add: 'Upload plugin',
    emptyTitle: 'No plugins yet',
    emptyText: 'A plugin informs another system of what happens here, by requests to its web addresses.',
    deleteText: 'Nothing more is sent to it, and its deliveries are deleted. This cannot be undone.',
    fields: {
      name: 'Name',
      pluginVersion: 'Version',
      events: 'Events',
      description: 'Description',
      author: 'Author',
      manifest: 'Manifest',
      previousUntil: 'Old secret until',
    },
    events,
    hints: {
      manifest:
        'JSON with name, code, version and hooks, at most 16 kB. A manifest with the code of an existing plugin replaces it; secret and status stay.',
    },
    sections: { main: 'Plugin' },
    actions: {
      enable: { label: 'Enable', done: '{name} is enabled.' },
      disable: {
        label: 'Disable',
        title: 'Disable {name}?',
        text: 'Nothing more is sent to it. Deliveries that wait are stopped.',
        done: '{name} is disabled.',
      },
      manifest: { label: 'Show manifest', title: 'Manifest of {name}' },
      rotate: { label: 'Replace secret' },
      test: { label: 'Send test event', done: 'A test event is on its way to {name}.' },
    },
    file: { choose: 'Choose file', sample: 'Insert example' },
    rotation: {
      title: 'Replace the secret of {name}',
      text: 'The new secret is shown once. Until the chosen time requests are signed with both, so that the receiver can change over.',
      keep: 'Sign with the old secret too',
      minutes: { none: 'Not any more', hour: 'For 1 more hour', day: 'For 1 more day', week: 'For 7 more days' },
      submit: 'Replace',
    },
    shown: {
      title: 'Secret of {name}',
      done: 'I have saved it',
      once: 'Save the secret now',
      onceText: 'It is not shown again. With it the receiver checks that a request comes from here.',
      secret: 'Secret',
      oldUntil: 'Requests are signed with the old secret too until {time}.',
      replaced: '{name} is replaced',
      replacedText: 'Secret and status are those of before.',
    },
  },
  deliveries: {
    title: 'Deliveries',
    emptyTitle: 'No deliveries yet',
    emptyText: 'Requests are listed here for 30 days. Send a test event to try the address.',
    fields: {
      event: 'Event',
      state: 'Status',
      url: 'Address',
      attempts: 'Attempts',
      responseStatus: 'Response',
      elapsed: 'Duration',
      error: 'Reason',
      createTime: 'Happened',
      lastTime: 'Last attempt',
      nextTime: 'Next attempt',
      body: 'Content',
      id: 'webhook-id',
      pluginId: 'Plugin',
    },
    events: { ...events, plugin: { test: 'Test' } },
    states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed', stopped: 'Stopped' },
    sections: { main: 'Delivery' },
    actions: {
      sendAgain: { label: 'Send again', done: 'It is being sent again.' },
    },
  },
} as const;
