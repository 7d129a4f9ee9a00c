import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, CallOptions, Client } from '../http/client.js';
import type { CallName, ControllerName } from '../contract/index.js';
import type { Input } from '../contract/schemas.js';

/** Controllers whose calls answer once; streams do not. */
export type Readable = Exclude<ControllerName, 'live'>;

/**
 * Keys for TanStack Query, made from the declarations: `[controller, call, input]`. Invalidating `['oceanBill']` touches
 * everything about bills.
 */
export const queryKey = <C extends Readable>(controller: C, call: CallName<C>, input?: unknown) =>
  input === undefined ? ([controller, call] as const) : ([controller, call, input] as const);

/** Query options of one declared call; the abort signal is passed on. */
export function callQuery<C extends Readable, K extends CallName<C>>(client: Client, controller: C, call: K, input?: Input<C, K>) {
  type Run = (input: Input<C, K> | undefined, options: CallOptions) => Promise<AnswerOf<C, K>>;
  // The client's type is indexed by two generics at once; the declaration guarantees that this call exists.
  const calls = client[controller] as unknown as Record<K, Run>;
  return queryOptions({
    queryKey: queryKey(controller, call, input),
    queryFn: ({ signal }) => calls[call](input, { signal }),
  });
}
