import type { AnswerOf, CallName, Input } from '@seaberry/api-client';
import { queryKey, type QueryController } from '@seaberry/api-client/query';

import { dictionary } from '../session/session.ts';
import { callBy } from './queries.ts';
import type { Choice, Source } from './choices.types.ts';

/** Result of a call as choices or nodes: `from('sysRole', 'list', undefined, (roles) => …)`. Fetched on first use. */
export const from = <C extends QueryController, K extends CallName<C>, T>(
  controller: C,
  call: K,
  input: Input<C, K> | undefined,
  read: (answer: AnswerOf<C, K>) => T[],
): Source<T> => ({
  query: (client) => ({
    queryKey: [...queryKey(controller, call, input), 'choices'],
    // The declaration has the type of this call's result.
    queryFn: async ({ signal }) => read((await callBy(client, controller, call)(input, { signal })) as AnswerOf<C, K>),
    meta: { failure: 'loadFailed' },
  }),
});

/** Items of a dictionary of the backend. */
export const fromDictionary = (type: string): Source<Choice> => ({
  query: (client) => ({
    queryKey: [...queryKey('sysDictType', 'allDictList'), 'choices', type],
    queryFn: async ({ signal }) =>
      dictionary(await client.sysDictType.allDictList(undefined, { signal }), type).map(({ code, name }) => ({ value: code, label: name })),
    staleTime: Infinity,
    meta: { handledByCaller: true },
  }),
});
