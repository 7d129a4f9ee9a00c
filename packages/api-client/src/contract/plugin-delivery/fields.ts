import { choice, entity, instant, integer, longText, ref, text } from '../entity.js';
import { PLUGIN_EVENTS, PLUGIN_TEST } from '../sys-plugin/fields.js';

export const DELIVERY_EVENTS = [...PLUGIN_EVENTS, PLUGIN_TEST] as const;

/** `stopped`: the plugin was disabled before it was sent. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'stopped'] as const;

const byServer = { entered: 'none' } as const;

/** Request of a plugin's web hook. Its id is the `webhook-id` of every attempt. */
export const pluginDelivery = entity(
  { controller: 'pluginDelivery', one: 'delivery', many: 'deliveries', title: 'id' },
  {
    event: choice({ ...byServer, values: DELIVERY_EVENTS, filter: true }),
    state: choice({ ...byServer, values: DELIVERY_STATES, filter: true }),
    /** HTTP status of the last response; null without one. */
    responseStatus: integer(byServer),
    createTime: instant({ ...byServer, sort: true, filter: { from: 'startTime', to: 'endTime' } }),
    attempts: integer({ ...byServer, sort: true }),
    /** Why the last attempt failed. */
    error: text({ ...byServer, max: 500 }),
    nextTime: instant({ ...byServer, sort: true }),
    /** Of the last attempt. */
    lastTime: instant({ ...byServer, sort: true }),
    url: text({ ...byServer, max: 500 }),
    /** Duration of the last attempt in ms. */
    elapsed: integer({ ...byServer, hidden: true }),
    /** JSON that is sent. */
    body: longText({ ...byServer, max: 60_000, listed: false }),
    pluginId: ref({ ...byServer, filter: true, listed: false }),
  },
);
