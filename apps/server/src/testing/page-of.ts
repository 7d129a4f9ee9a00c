import type { Answered } from '@seaberry/api-client/schemas';
import type { JsonReply } from '../http/handlers.ts';

/** A page of the list, in the form its reader gets. */
export async function pageOf(reply: Promise<JsonReply>): Promise<Answered<'oceanBill', 'page'>> {
  // The contract says what the text holds; the kernel checks it in tests over HTTP.
  return JSON.parse((await reply).body) as Answered<'oceanBill', 'page'>;
}
