import { mutationOptions } from '@tanstack/react-query';
import type { CallName } from '../contract/index.js';
import type { Input } from '../contract/schemas.js';
import type { AnswerOf, Client } from '../http/client.js';
import { queryKey, type QueryController } from './query.js';

/** Mutation options of one declared call; the caller invalidates what it changes. */
export function callMutation<C extends QueryController, K extends CallName<C>>(client: Client, controller: C, call: K) {
  type Run = (input: Input<C, K>) => Promise<AnswerOf<C, K>>;
  // As in `callQuery`: the declaration guarantees that this call exists.
  const calls = client[controller] as unknown as Record<K, Run>;
  return mutationOptions({
    mutationKey: queryKey(controller, call),
    mutationFn: (input: Input<C, K>) => calls[call](input),
  });
}
