import type { Answered } from '@seaberry/api-client/schemas';
import type { JsonReply } from '../http/handlers.ts';

/** A page of the list, parsed. */
export async function pageOf(reply: Promise<JsonReply>): Promise<Answered<'oceanBill', 'page'>> {
  // The contract defines the text; the call pipeline validates it in tests over HTTP.
  return JSON.parse((await reply).body) as Answered<'oceanBill', 'page'>;
}
