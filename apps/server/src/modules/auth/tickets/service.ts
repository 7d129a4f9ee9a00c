import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { ticket as ticketTable } from '../../../db/schema/session.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import type { Sessions } from '../sessions/service.ts';

const TICKET_SECONDS = 60;
/** Form of a ticket: 32 bytes in base64url. */
const TICKET = /^[\w-]{43}$/u;

/** Path and query of an address without the ticket in it; a ticket is valid for these only. */
function boundPath(address: URL): string {
  const query = new URLSearchParams(address.search);
  query.delete('ticket');
  return query.size > 0 ? `${address.pathname}?${query.toString()}` : address.pathname;
}

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** Tickets for requests that cannot send a header. A ticket is valid once, for 60 s, for one path, and only while the session is open. */
export function createTickets(db: Db, sessions: Sessions, now: () => number) {
  return {
    /** @param path With its query, if any. */
    async make(sessionId: string, path: string): Promise<{ ticket: string; expirySeconds: number }> {
      const ticket = randomBytes(32).toString('base64url');
      await db.transaction('system', () =>
        db.orm.insert(ticketTable).values({
          tokenHash: hashOf(ticket),
          sessionId,
          // Concatenated: resolved against a base, a path such as `//other.example` would replace the host.
          path: boundPath(new URL(`http://localhost${path}`)),
          expiresAt: new Date(now() + TICKET_SECONDS * 1000).toISOString(),
        }),
      );
      return { ticket, expirySeconds: TICKET_SECONDS };
    },
    /** Removes a ticket, which is valid once. @returns its session; null when the ticket is not valid for this address */
    async take(ticket: string, address: URL): Promise<SignedIn | null> {
      if (!TICKET.test(ticket)) return null;
      const [row] = await db.transaction('system', () =>
        db.orm
          .delete(ticketTable)
          .where(eq(ticketTable.tokenHash, hashOf(ticket)))
          .returning({ sessionId: ticketTable.sessionId, path: ticketTable.path, expiresAt: ticketTable.expiresAt }),
      );
      if (!row || Date.parse(row.expiresAt) <= now() || row.path !== boundPath(address)) return null;
      return sessions.ofTicket(row.sessionId);
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
