import { crud } from '../crud.js';
import { post } from '../declare.js';
import { plugin } from './fields.js';

/**
 * Plugins of a company: manifests with web hooks. `compileAssembly` and `removeAssembly` of the origin do not exist, since no code of a
 * plugin runs in the server.
 */
export const sysPlugin = {
  /**
   * One page of the plugins. Compatible with the origin, whose rows have code instead of a manifest.
   *
   * @add Adds a plugin from a manifest and returns the secret of its signatures this once. A manifest with a known `code` replaces that
   * plugin, which keeps its status and secret. Not compatible with the origin, which takes C# code.
   *
   * @update Changes status, order and note. Compatible with the origin.
   *
   * @delete Removes a plugin with its deliveries; nothing more is sent. Compatible with the origin.
   *
   * @setStatus Enables (1) or disables (2) a plugin. Deliveries that wait are stopped when it is disabled. Not in the specification.
   */
  ...crud(plugin, { list: 'page', further: ['setStatus'], required: { update: [] }, proof: ['add'] }),
  /**
   * Replaces the secret and returns the new one this once. For `keepMinutes` requests are signed with both. Not in the specification.
   */
  rotate: post('/api/sysPlugin/rotate', { permission: 'sysPlugin:update', required: ['id'], proof: true }),
  /** Sends a test event to every address of an enabled plugin, and returns how many. Not in the specification. */
  test: post('/api/sysPlugin/test', { permission: 'sysPlugin:update', required: ['id'] }),
};
