/**
 * URL of the job dashboard's frame.
 *
 * @param host of the API; empty for this page's own
 * @param path with its query, for which the ticket was requested
 * @param ticket null for a backend without tickets, whose page takes no query either
 */
export function frameAddress(host: string, path: string, ticket: string | null): string {
  if (ticket === null) return `${host}${path.split('?', 1)[0]}`;
  return `${host}${path}${path.includes('?') ? '&' : '?'}ticket=${encodeURIComponent(ticket)}`;
}
