import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, CallOptions, Client } from '../http/client.js';
import type { CallName, ControllerName } from '../contract/index.js';
import type { Input } from '../contract/schemas.js';

/** Controllers with one response per call; streams have several. */
export type QueryController = Exclude<ControllerName, 'live'>;

/** Keys for TanStack Query, from the declarations: `[controller, call, input]`. Invalidating `['oceanBill']` covers all data of bills. */
export const queryKey = <C extends QueryController>(controller: C, call: CallName<C>, input?: unknown) =>
  input === undefined ? ([controller, call] as const) : ([controller, call, input] as const);

/** Query options of one declared call; the abort signal is passed on. */
export function callQuery<C extends QueryController, K extends CallName<C>>(client: Client, controller: C, call: K, input?: Input<C, K>) {
  type Run = (input: Input<C, K> | undefined, options: CallOptions) => Promise<AnswerOf<C, K>>;
  // The type of the client is indexed by two generics at once; the declaration guarantees that this call exists.
  const calls = client[controller] as unknown as Record<K, Run>;
  return queryOptions({
    queryKey: queryKey(controller, call, input),
    queryFn: ({ signal }) => calls[call](input, { signal }),
  });
}
