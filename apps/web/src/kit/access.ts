import { contract, codesOf, type ControllerName } from '@seaberry/api-client/contract';
import type { EndpointMeta } from '@seaberry/api-client/contract';
import { usePermission } from '@seaberry/ui/permission';
import { useCallback } from 'react';

/** How a call is declared. */
export function callOf(controller: ControllerName, call: string): EndpointMeta {
  const calls: Record<string, EndpointMeta> = contract[controller];
  const meta = calls[call];
  if (!meta) throw new Error(`@seaberry/web: ${controller}.${call} is not declared. Name a call of the contract.`);
  return meta;
}

/** Whether these codes suffice for a call. */
export function allowedCall(held: ReadonlySet<string>, controller: ControllerName, call: string): boolean {
  const codes = codesOf(callOf(controller, call).permission);
  return codes.length === 0 || codes.some((code) => held.has(code));
}

/** Whether the person may make a call of a controller: the contract knows by which codes. */
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
