import type { CallContext, Handlers } from '../../http/handlers.ts';
import { callerOf, outside } from '../../http/handlers.ts';
import { BusinessError, FieldErrors, SignedOut } from '../../http/errors.ts';
import { writeLog } from '../audit/service.ts';
import { TITLE } from '../config/handlers.ts';
import { otherSessions, sessionsOf } from './sessions/repo.ts';
import type { Auth } from './service.ts';
import { noteSignIn, readProfile, saveLanguage, subjectOf, type Person } from './people/repo.ts';

/** Names the recognised user in the operation log. */
const audited = (context: CallContext, person: Person): void => {
  context.audited = { userId: person.id, tenantId: person.tenantId, account: person.account, realName: person.realName };
};

/** Makes streams of the user check their session, so that an ended one leaves its page at once. */
const publishSession = ({ deps }: CallContext, person: Person): Promise<void> =>
  deps.live.publish({ tenantId: person.tenantId, topic: 'session', id: person.id, userId: person.id });

/** Refreshes open lists of online users; the hint names no user. */
const publishOnlineUsers = ({ deps }: CallContext, tenantId: string): Promise<void> => deps.live.publish({ tenantId, topic: 'onlineUser' });

/**
 * Opens a session, in body and headers; with single login it ends the others. `writeEntry` writes the visit log, in the transaction that
 * opens the session. `proved`: the user has entered a password or a code here.
 * @throws BusinessError D1000 when the password was changed or the account disabled in the meantime
 */
async function enter(
  auth: Auth,
  context: CallContext,
  person: Person,
  { proved, writeEntry = () => context.writeAuditEntry() }: { proved: boolean; writeEntry?: () => void },
) {
  const { db, config, clock } = context.deps;
  const now = new Date(clock.wallNow()).toISOString();
  const inUnit = async (sessionId: string): Promise<void> => {
    if (!(await noteSignIn(db, person, now, context.ip))) throw new BusinessError('D1000');
    if (config.singleLogin) {
      await auth.sessions.endOthers(person.id, sessionId);
      await publishSession(context, person);
    }
    await publishOnlineUsers(context, person.tenantId);
    writeEntry();
  };
  const tokens = await auth.sessions.open(subjectOf(person), context.ip, context.header('User-Agent') ?? null, inUnit, proved);
  context.setHeader('access-token', tokens.accessToken);
  context.setHeader('x-access-token', tokens.refreshToken);
  return { ...tokens };
}

/** Sign-in and session (product specification §7). */
export function authHandlers(auth: Auth): Handlers['sysAuth'] {
  return { ...signIn(auth), ...withCodes(auth), ...byScan(auth), ...session(auth), ...ownSessions(auth) };
}

const signIn = (auth: Auth) =>
  ({
    captcha: outside(() => auth.captchas.make()),

    login: outside(async (input, context) => {
      const person = await auth.login.byPassword(input, context.ip);
      audited(context, person);
      return enter(auth, context, person, { proved: true });
    }),

    loginPhone: outside(async (input, context) => {
      const person = await auth.login.byCode(input, context.ip);
      audited(context, person);
      return enter(auth, context, person, { proved: true });
    }),

    async logout(_, context) {
      const { sessionId, tenantId } = callerOf(context);
      await auth.sessions.revoke(sessionId);
      await publishOnlineUsers(context, tenantId);
      context.setHeader('access-token', 'invalid_token');
      return null;
    },
  }) satisfies Partial<Handlers['sysAuth']>;

const withCodes = (auth: Auth) =>
  ({
    sendCode: outside((input, context) => {
      const { ip, locale, deps } = context;
      return auth.sendCode(input, { ip, locale, queue: deps.queue, onIssued: () => context.writeAuditEntry() });
    }),

    register: outside(async (input, context) => {
      await auth.accounts.register({ ...input, ip: context.ip }, (registered) => {
        context.audited = registered;
        context.writeAuditEntry();
      });
      return null;
    }),

    resetPassword: outside(async (input, context) => {
      await auth.accounts.resetPassword(input, async (person) => {
        audited(context, person);
        await publishSession(context, person);
        await publishOnlineUsers(context, person.tenantId);
        context.writeAuditEntry();
      });
      return null;
    }),

    undoContact: outside(async ({ token }, context) => {
      await auth.contacts.undo(token, async (person) => {
        audited(context, person);
        await publishSession(context, person);
        await publishOnlineUsers(context, person.tenantId);
        context.writeAuditEntry();
      });
      return null;
    }),
  }) satisfies Partial<Handlers['sysAuth']>;

const byScan = (auth: Auth) =>
  ({
    scanCreate: outside((_, context) => auth.scans.create({ ip: context.ip, userAgent: context.header('User-Agent') ?? null })),

    scanState: outside(async ({ id, secret }, context) => {
      const { state, userId } = await auth.scans.state(id, secret);
      if (userId === null) return { state, accessToken: null, refreshToken: null };
      const started = performance.now();
      const person = await auth.login.byId(userId);
      const { db, clock } = context.deps;
      // Polls are not audited, except for the one that opens a session.
      const writeEntry = (): void =>
        writeLog(db, {
          kind: 'visit',
          tenantId: person.tenantId,
          userId: person.id,
          account: person.account,
          realName: person.realName,
          userAgent: context.header('User-Agent') ?? null,
          call: 'sysAuth.scanState',
          outcome: 'ok',
          input: { id },
          ip: context.ip,
          correlationId: context.correlationId,
          durationMs: Math.round(performance.now() - started),
          at: clock.wallNow(),
        });
      const tokens = await enter(auth, context, person, { proved: false, writeEntry });
      return { state, ...tokens };
    }),

    scanConfirm: outside(async ({ id, step }, context) => ({
      ...(await auth.scans.step(id, step, callerOf(context).userId, () => context.writeAuditEntry())),
    })),
  }) satisfies Partial<Handlers['sysAuth']>;

const session = (auth: Auth) =>
  ({
    unLockScreen: outside(async ({ password }, context) => {
      await auth.login.unlock(callerOf(context).userId, password, context.ip);
      return true;
    }),

    prove: outside(async ({ password }, context) => {
      const { userId, sessionId } = callerOf(context);
      try {
        await auth.login.unlock(userId, password, context.ip);
      } catch (error) {
        throw error instanceof BusinessError && error.code === 'passwordWrong' ? new FieldErrors({ password: [error.code] }) : error;
      }
      await auth.sessions.prove(sessionId, () => context.writeAuditEntry());
      return null;
    }),

    ticket: outside(({ path }, context) => auth.tickets.make(callerOf(context).sessionId, path)),

    // As in the previous backend: a bare refresh token for an access token of the caller's own session.
    refreshToken: outside(async ({ accessToken }, context) => {
      const access = await auth.mint.readAccess(accessToken);
      if (!access || access.sessionId !== callerOf(context).sessionId) throw new BusinessError('D1011');
      return auth.mint.refreshFor(access);
    }),

    async userInfo(_, context) {
      const caller = callerOf(context);
      const profile = await readProfile(context.deps.db, caller.userId);
      if (!profile) throw new SignedOut();
      const { language, ...shown } = profile;
      // The application asks at every start and after every change of its language.
      if (language !== context.locale) await saveLanguage(context.deps.db, caller.userId, context.locale);
      return {
        ...shown,
        introduction: null,
        mustChangePassword: caller.mustChangePassword,
        buttons: [...caller.buttons].toSorted(),
        watermarkText: `${TITLE}-${profile.realName ?? profile.account}`,
      };
    },
  }) satisfies Partial<Handlers['sysAuth']>;

/** Sessions of the caller on all devices. */
const ownSessions = (auth: Auth) =>
  ({
    async sessions(_, context) {
      const { deps } = context;
      const { userId, sessionId } = callerOf(context);
      const found = await sessionsOf(deps.db, userId, new Date(deps.clock.wallNow()).toISOString());
      return found.map((one) => ({ ...one, current: one.id === sessionId }));
    },

    async endSession({ id }, context) {
      const ended = await endOwn(auth, context, (open) => open === id.toLowerCase());
      if (ended === 0) throw new BusinessError('D1002');
      return null;
    },

    async endOtherSessions(_, context) {
      await endOwn(auth, context, () => true);
      return null;
    },
  }) satisfies Partial<Handlers['sysAuth']>;

/** In the transaction of the call: ends other sessions of the caller, whose pages leave at once. Signing out ends the session of the call. */
async function endOwn(auth: Auth, context: CallContext, ends: (id: string) => boolean): Promise<number> {
  const { deps } = context;
  const { userId, sessionId, tenantId } = callerOf(context);
  const others = await otherSessions(deps.db, userId, sessionId, new Date(deps.clock.wallNow()).toISOString());
  const ended = others.filter(ends);
  if (ended.length === 0) return 0;
  for (const id of ended) await auth.sessions.revoke(id);
  await deps.live.publish({ tenantId, topic: 'session', id: userId, userId });
  await publishOnlineUsers(context, tenantId);
  return ended.length;
}
