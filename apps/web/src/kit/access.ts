import { codesOf, loadCalls, loadSchemas, type ControllerName, type EndpointMeta } from '@seaberry/api-client/contract';
import { usePermission } from '@seaberry/ui/permission';
import { useCallback } from 'react';
import type * as z from 'zod/mini';

import type { Action } from './resource.types.ts';

interface Declared {
  calls: Readonly<Record<string, EndpointMeta>>;
  schemas: Readonly<Record<string, { input: z.ZodMiniType }>>;
}

/** Declarations of loaded controllers. */
const declared = new Map<ControllerName, Declared>();

/** Loads calls and schemas of a controller. The loader of a screen awaits it before the functions below are used. */
export async function declare(controller: ControllerName): Promise<void> {
  if (declared.has(controller)) return;
  const [calls, schemas] = await Promise.all([loadCalls(controller), loadSchemas(controller)]);
  declared.set(controller, { calls, schemas });
}

function declaredOf(controller: ControllerName): Declared {
  const found = declared.get(controller);
  if (!found) throw new Error(`@seaberry/web: ${controller} is not loaded. Call declare('${controller}') in the loader of the screen.`);
  return found;
}

function callOf(controller: ControllerName, call: string): EndpointMeta {
  const meta = declaredOf(controller).calls[call];
  if (!meta) throw new Error(`@seaberry/web: ${controller}.${call} is not declared. Name a call of the contract.`);
  return meta;
}

export function inputSchema(controller: ControllerName, call: string): z.ZodMiniType {
  const schema = declaredOf(controller).schemas[call]?.input;
  if (!schema) throw new Error(`@seaberry/web: ${controller}.${call} has no schema. Name a call of the contract.`);
  return schema;
}

/** Whether a call refuses to change a row from an older version. */
export function takesVersion(controller: ControllerName, call: string): boolean {
  const schema = inputSchema(controller, call);
  return 'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null && 'version' in schema.shape;
}

/** Inputs without which a call is neither sent nor answered. */
export const requiredInputs = (controller: ControllerName, call: string): readonly string[] => callOf(controller, call).required;

/** Whether the server can export all rows of a list. */
export const canBeExported = (controller: ControllerName, call: string): boolean => Boolean(callOf(controller, call).exports);

/** Whether these codes suffice for a call. */
export function allowedCall(held: ReadonlySet<string>, controller: ControllerName, call: string): boolean {
  const codes = codesOf(callOf(controller, call).permission);
  return codes.length === 0 || codes.some((code) => held.has(code));
}

/** Whether the user may make a call of a controller, by the codes in the contract. */
export function useMayCall(controller: ControllerName): (call: string | null | undefined) => boolean {
  const may = usePermission();
  return useCallback(
    (call) => {
      if (!call) return false;
      const codes = codesOf(callOf(controller, call).permission);
      return codes.length === 0 || may({ anyOf: codes });
    },
    [may, controller],
  );
}

/** Whether the user may run an action: make its call, and hold the code that it needs besides. */
export function useMayAct(controller: ControllerName): (action: Pick<Action<never, string>, 'call' | 'permission'>) => boolean {
  const mayCall = useMayCall(controller);
  const may = usePermission();
  return useCallback(({ call, permission }) => mayCall(call) && (permission === undefined || may({ code: permission })), [mayCall, may]);
}
