import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../../config.ts';
import { sqlState, type Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { Clock } from '../../../ports/clock.ts';
import { sendOut, undoKey } from '../../outgoing/service.ts';
import { accountNewsText, contactsChangedText, UNDO_DAYS, type AccountNews } from '../../outgoing/texts.ts';
import { writeUser } from '../../user/repo.ts';
import { takenReasons } from '../../user/unique/service.ts';
import type { Attempts } from '../attempts/service.ts';
import { writePassword } from '../password/repo.ts';
import { hashPassword } from '../password/service.ts';
import { findById, type Person } from '../people/repo.ts';
import type { Sessions } from '../sessions/service.ts';
import { addUndo, readAddressee, takeUndo } from './repo.ts';
import { formerRecipients, reachableAt, type Contacts } from './rules.ts';

const DAY_MS = 86_400_000;
const UNIQUE_VIOLATION = '23505';

const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface ContactParts {
  config: Config;
  db: Db;
  clock: Clock;
  attempts: Attempts;
  sessions: Sessions;
}

/** Notifies users of changes of their account, and undoes changes of their email address and phone number. */
export function createContacts({ config, db, clock, attempts, sessions }: ContactParts) {
  const iso = (ms: number): string => new Date(ms).toISOString();

  return {
    /** In the transaction of the change: messages to the former addresses, each with a token that restores both. */
    async notifyContactChange(queue: Queue, userId: string, before: Contacts, after: Contacts): Promise<void> {
      const at = clock.wallNow();
      const addressee = await readAddressee(db, userId);
      if (!addressee) return;
      for (const { channel, address } of formerRecipients(config, before, after)) {
        const token = randomBytes(32).toString('base64url');
        await addUndo(db, {
          tokenHash: hashed(token),
          userId,
          ...before,
          createTime: iso(at),
          expiresAt: iso(at + UNDO_DAYS * DAY_MS),
        });
        const locale = addressee.language ?? config.mailLanguage;
        const text = contactsChangedText({ account: addressee.account, token, publicUrl: config.publicUrl }, channel, locale);
        await sendOut(db, queue, { channel, recipient: address, ...text, idempotencyKey: undoKey(uuid()), at });
      }
    },

    /** In a transaction of the system: a message to the user about a change of password or second factors, or a copied refresh token. */
    async notify(queue: Queue, userId: string, what: AccountNews): Promise<void> {
      const addressee = await readAddressee(db, userId);
      const [recipient] = addressee ? reachableAt(config, addressee) : [];
      if (!addressee || !recipient) return;
      const { channel, address } = recipient;
      const locale = addressee.language ?? config.mailLanguage;
      const text = accountNewsText(what, { account: addressee.account, publicUrl: config.publicUrl }, channel, locale);
      await sendOut(db, queue, { channel, recipient: address, ...text, idempotencyKey: `${what}:${uuid()}`, at: clock.wallNow() });
    },

    /**
     * Restores the addresses from before a change, for a holder of its token. A thief of the account may know the password and hold
     * sessions: all end, and a new password needs a code that is sent to a restored address.
     * @param inTransaction Runs in the transaction that restores them.
     * @throws BusinessError undoGone, taken
     */
    async undo(token: string, inTransaction: (person: Person) => Promise<void>): Promise<void> {
      const passwordHash = await hashPassword(randomBytes(48).toString('base64url'));
      const now = iso(clock.wallNow());
      const restore = async (): Promise<string | null> => {
        const undo = await takeUndo(db, hashed(token), now);
        if (!undo) return null;
        const taken = await takenReasons(db, undo.userId, { email: undo.email, phone: undo.phone }, now);
        if (Object.keys(taken).length > 0) throw new BusinessError('taken');
        await writeUser(db, undo.userId, { email: undo.email, phone: undo.phone });
        await writePassword(db, undo.userId, { passwordHash, updateTime: now });
        await sessions.endOthers(undo.userId, null);
        return undo.userId;
      };
      try {
        await db.transaction('system', async () => {
          const userId = await restore();
          const person = userId === null ? null : await findById(db, userId);
          if (!person) throw new BusinessError('undoGone');
          await attempts.lift(person.account);
          await inTransaction(person);
        });
      } catch (error) {
        throw sqlState(error) === UNIQUE_VIOLATION ? new BusinessError('taken') : error;
      }
    },
  };
}

export type ContactCalls = ReturnType<typeof createContacts>;
