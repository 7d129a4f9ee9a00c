import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { appUser } from './core.ts';

/** Second factors of users, and sign-ins that wait for one. Only the system scope has access. All times are wall time. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' });

/** Authenticator app of a user (TOTP, RFC 6238). */
export const totpFactor = pgTable('totp_factor', {
  userId: ofUser().primaryKey(),
  /** Encrypted with a key of the installation. Null until the first app is confirmed. */
  secret: text('secret'),
  /** Encrypted secret that a first correct code will make the valid one. */
  newSecret: text('new_secret'),
  newUntil: instant('new_until'),
  /** Time step of the last accepted code: no earlier or equal one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createTime: instant('create_time'),
  usedAt: instant('used_at'),
});

/** A passkey of a user (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Number of signatures that the authenticator reports; a smaller one later means a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Host name that it was made for. */
    rpId: text('rp_id').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
    createTime: instant('create_time').notNull(),
    usedAt: instant('used_at'),
  },
  (row) => [uniqueIndex('passkey_credential').on(row.credentialId), index('passkey_of_user').on(row.userId)],
);

/** A recovery code, removed by its use. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: ofUser(),
    codeHash: text('code_hash').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.codeHash] })],
);

/** A sign-in whose first step succeeded and whose second one is missing. */
export const signInStep = pgTable(
  'sign_in_step',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    /** Hash of the stored password hash: another password ends the sign-in. */
    passwordMark: text('password_mark').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createTime: instant('create_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('sign_in_step_of_user').on(row.userId), index('sign_in_step_expiry').on(row.expiresAt)],
);

/** Challenge for one response of a passkey. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** Use of the response; any other is refused. */
    purpose: text('purpose', { enum: ['add', 'step', 'prove', 'signIn'] }).notNull(),
    /** Session or sign-in that asked; empty for a sign-in by passkey alone. */
    subject: text('subject').notNull(),
    rpId: text('rp_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('passkey_challenge_expiry').on(row.expiresAt)],
);
