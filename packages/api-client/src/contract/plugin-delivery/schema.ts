import { pageSchemas, type RowOf } from '../entity-schema.js';
import { ref } from '../inputs.js';
import { noResult, type SchemasOf } from '../parts.js';
import type { pluginDelivery as calls } from './calls.js';
import { pluginDelivery } from './fields.js';

export type PluginDeliveryRow = RowOf<typeof pluginDelivery>;

export const schemas = {
  page: pageSchemas(pluginDelivery).page,
  sendAgain: { input: ref, result: noResult },
} satisfies SchemasOf<typeof calls>;
