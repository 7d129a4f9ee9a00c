import * as z from 'zod/mini';
import type { ControllerName } from '../contract/index.js';
import { loadSchemas } from '../contract/load.js';
import type { CallSchemas } from '../contract/parts.js';

/** The schemas of one controller, loaded with its first response. */
export async function loadController(
  controller: ControllerName,
): Promise<{ table: Record<string, CallSchemas>; safeParse: typeof z.safeParse }> {
  return { table: await loadSchemas(controller), safeParse: z.safeParse };
}
