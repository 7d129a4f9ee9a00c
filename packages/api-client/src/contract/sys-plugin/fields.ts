import { audited, choices, code, entity, instant, longText, orderNo, status, text } from '../entity.js';

/** Events of this product that a plugin can subscribe to. */
export const PLUGIN_EVENTS = [
  'order.added',
  'shipment.changed',
  'alert.raised',
  'user.created',
  'user.enabled',
  'user.disabled',
  'notice.published',
] as const;
export type PluginEvent = (typeof PLUGIN_EVENTS)[number];

/** Event of the request that tries an address; no plugin lists it. */
export const PLUGIN_TEST = 'plugin.test';

/** Bytes of a manifest, as UTF-8. */
export const MANIFEST_BYTES = 16_384;
/** Web hooks of a plugin. */
export const HOOKS_MAX = 20;
/** Plugins of a company. */
export const PLUGINS_MAX = 50;

const byServer = { entered: 'none' } as const;

/**
 * Plugin of a company: a manifest with web hooks, which the server requests when an event happens. Nothing of a plugin runs in the server.
 * The origin compiles C# instead.
 */
export const plugin = entity(
  { controller: 'sysPlugin', one: 'plugin', many: 'plugins', title: 'name' },
  {
    name: text({ ...byServer, max: 64, filter: true, sort: true }),
    pluginVersion: text({ ...byServer, max: 32 }),
    status: status({ filter: true, entered: 'edit' }),
    /** Identifies the plugin: a manifest with the same code replaces it. */
    code: code({ ...byServer, filter: true, sort: true, always: true }),
    /** The events of its hooks. */
    events: choices({ ...byServer, derived: true, values: PLUGIN_EVENTS }),
    description: longText({ ...byServer, max: 500, hidden: true }),
    author: text({ ...byServer, hidden: true }),
    /** JSON as it was uploaded. */
    manifest: longText({ required: true, max: MANIFEST_BYTES, entered: 'add', listed: false }),
    orderNo: orderNo({ entered: 'edit' }),
    /** Until then requests are signed with the replaced secret too. */
    previousUntil: instant({ ...byServer, hidden: true }),
    remark: longText({ max: 128, hidden: true, entered: 'edit' }),
    ...audited(),
  },
);
