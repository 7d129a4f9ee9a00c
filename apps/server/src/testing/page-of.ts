import type { CallName, ControllerName } from '@seaberry/api-client/contract';
import type { AnswerOf } from '@seaberry/api-client';
import type { Answered, Input } from '@seaberry/api-client/schemas';
import type { JsonReply } from '../http/handlers.ts';
import type { CallOptions, TestServer } from './server.ts';

/** A page of the list, parsed. */
export async function pageOf(reply: Promise<JsonReply>): Promise<Answered<'oceanBill', 'page'>> {
  // The contract defines the text; the call pipeline validates it in tests over HTTP.
  return JSON.parse((await reply).body) as Answered<'oceanBill', 'page'>;
}

/** Controllers with a list that returns one page. */
type PagedController = { [C in ControllerName]: 'page' extends CallName<C> ? C : never }[ControllerName];

/**
 * One page of a list over HTTP, with the rows as the contract types them.
 *
 * @throws Error for a refused call, with its message
 */
export async function listPage<C extends PagedController>(
  server: Pick<TestServer, 'call'>,
  controller: C,
  input: Partial<Input<C, 'page' & CallName<C>>> = {},
  options: CallOptions = {},
): Promise<AnswerOf<C, 'page' & CallName<C>>> {
  // Every controller of the type has the call.
  const { envelope } = await server.call(controller, 'page' as CallName<C>, input as never, options);
  if (envelope?.code !== 200) throw new Error(`${controller}.page: ${String(envelope?.message)}`);
  // The server validates responses against the contract in tests.
  return envelope.result as unknown as AnswerOf<C, 'page' & CallName<C>>;
}
