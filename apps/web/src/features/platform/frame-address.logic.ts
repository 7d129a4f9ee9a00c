/**
 * Where the frame of the job dashboard goes.
 *
 * @param host of the API; empty for this page's own
 * @param path with its query, as the ticket was asked for
 * @param ticket null for a back end without tickets, whose page takes no query either
 */
export function frameAddress(host: string, path: string, ticket: string | null): string {
  if (ticket === null) return `${host}${path.split('?', 1)[0]}`;
  return `${host}${path}${path.includes('?') ? '&' : '?'}ticket=${encodeURIComponent(ticket)}`;
}
