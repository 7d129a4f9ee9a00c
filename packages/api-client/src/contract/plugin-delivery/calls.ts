import { crud } from '../crud.js';
import { post } from '../declare.js';
import { pluginDelivery as entity } from './fields.js';

/** Requests of the web hooks of plugins, for 30 days. Not in the specification. */
export const pluginDelivery = {
  /** One page of the deliveries, newest first. */
  ...crud(entity, { codes: 'sysPlugin', list: 'page', changes: [] }),
  /** Sends a delivery of an enabled plugin now, whatever its state, with the same `webhook-id`. */
  sendAgain: post('/api/pluginDelivery/sendAgain', { permission: 'sysPlugin:update', required: ['id'] }),
};
