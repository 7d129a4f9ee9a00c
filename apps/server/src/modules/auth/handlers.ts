import { bearer } from '../../http/bearer.ts';
import type { CallContext, Handlers } from '../../http/handlers.ts';
import { callerOf, outside } from '../../http/handlers.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors, SignedOut } from '../../http/errors.ts';
import { writeLog } from '../audit/service.ts';
import { readSite } from '../config/site/repo.ts';
import { TITLE } from '../config/site/service.ts';
import { audited, firstStep, respondWithTokens, publishOnlineUsers, publishSession } from './entry/service.ts';
import { otherSessions, sessionsOf } from './sessions/repo.ts';
import type { Auth } from './service.ts';
import { reportReuse } from './sessions/reuse/service.ts';
import { readProfile, saveLanguage } from './people/repo.ts';

/** Sign-in and session. */
export function authHandlers(auth: Auth): Handlers['sysAuth'] {
  return { ...signIn(auth), ...withCodes(auth), ...byScan(auth), ...session(auth), ...ownSessions(auth) };
}

const signIn = (auth: Auth) =>
  ({
    captcha: outside(() => auth.captchas.make()),

    login: outside(async (input, context) => {
      const person = await auth.login.byPassword(input, context.ip);
      audited(context, person);
      return firstStep(auth, context, person, { proved: true });
    }),

    loginPhone: outside(async (input, context) => {
      const person = await auth.login.byCode(input, context.ip);
      audited(context, person);
      return firstStep(auth, context, person, { proved: true });
    }),

    async logout(_, context) {
      const { sessionId, tenantId } = callerOf(context);
      await auth.sessions.revoke(sessionId);
      await publishOnlineUsers(context, tenantId);
      context.setHeader('access-token', 'invalid_token');
      context.setHeader('Set-Cookie', auth.refreshCookie.remove(context.secure));
      return null;
    },

    renew: outside(async ({ sessionId }, context) => {
      const refresh = auth.refreshCookie.read(context.header('Cookie'), context.secure);
      const tokens = refresh && (await auth.sessions.renew(sessionId, refresh, reportReuse(auth, context)));
      if (!tokens) throw new SignedOut();
      return respondWithTokens(auth, context, tokens, true);
    }),
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
      // The page polls the state. Only the poll that opens a session gets an audit entry, which is written here.
      const writeEntry = (outcome: string): void =>
        writeLog(db, {
          kind: 'visit',
          tenantId: person.tenantId,
          userId: person.id,
          account: person.account,
          realName: person.realName,
          userAgent: context.header('User-Agent') ?? null,
          call: 'sysAuth.scanState',
          outcome,
          input: { id },
          ip: context.ip,
          correlationId: context.correlationId,
          durationMs: Math.round(performance.now() - started),
          at: clock.wallNow(),
        });
      const tokens = await firstStep(auth, context, person, { proved: false, writeEntry });
      return { state, ...tokens };
    }),

    scanConfirm: outside(async ({ id, step }, context) => ({
      ...(await auth.scans.step(id, step, callerOf(context).userId, () => context.writeAuditEntry())),
    })),
  }) satisfies Partial<Handlers['sysAuth']>;

const session = (auth: Auth) =>
  ({
    unLockScreen: outside(async ({ password }, context) => {
      // Proxies log addresses with their queries, so a password in the query has to be encrypted.
      if (context.hasQuery && auth.openPassword(password) === password) throw new FieldErrors({ password: ['invalid'] });
      await auth.login.unlock(callerOf(context).userId, password, context.ip);
      return true;
    }),

    prove: outside(async ({ password, code, passkey }, context) => {
      const { userId, sessionId } = callerOf(context);
      try {
        const person = await auth.login.byId(userId);
        // If the password were enough, a thief of the password could remove the second factors.
        if (password && person.hasFactor) throw new FieldErrors({ password: ['proofByFactor'] });
        if (password) await auth.login.unlock(userId, password, context.ip);
        else await auth.factors.check(person, { code, passkey, challengeUse: { purpose: 'prove', subject: sessionId } }, context);
      } catch (error) {
        if (error instanceof BusinessError && error.code === 'passwordWrong') throw new FieldErrors({ password: [error.code] });
        throw error instanceof BusinessError && error.code === 'codeWrong' ? new FieldErrors({ code: [error.code] }) : error;
      }
      const tokens = await auth.sessions.prove(bearer(context.header('Authorization')) ?? '', () => context.writeAuditEntry());
      context.setHeader('access-token', tokens.accessToken);
      if (tokens.refreshToken) context.setHeader('x-access-token', tokens.refreshToken);
      return null;
    }),

    ticket: outside(({ path }, context) => auth.tickets.make(callerOf(context).sessionId, path)),

    // Compatible with the origin: the result is the refresh token itself, for an access token of the caller's own session.
    refreshToken: outside(async ({ accessToken }, context) => {
      const access = await auth.mint.readAccess(accessToken);
      if (!access || access.sessionId !== callerOf(context).sessionId) throw new BusinessError(ERROR.notSignedIn);
      const refresh = await auth.sessions.refreshFor(access);
      if (!refresh) throw new BusinessError(ERROR.notSignedIn);
      return refresh;
    }),

    async userInfo(_, context) {
      const caller = callerOf(context);
      const profile = await readProfile(context.deps.db, caller.userId);
      if (!profile) throw new SignedOut();
      const { language, ...shown } = profile;
      // The web app makes this call at every start and after every change of its language.
      if (language !== context.locale) await saveLanguage(context.deps.db, caller.userId, context.locale);
      return {
        ...shown,
        mustChangePassword: caller.mustChangePassword,
        mustAddFactor: caller.mustAddFactor,
        buttons: [...caller.buttons].toSorted(),
        watermarkText: `${(await readSite(context.deps.db)).watermark ?? TITLE}-${profile.realName ?? profile.account}`,
        storageSecret: auth.storageSecret(caller.userId),
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
      const ended = await endOwn(auth, context, (sessionId) => sessionId === id.toLowerCase());
      if (ended === 0) throw new BusinessError(ERROR.notFound);
      return null;
    },

    async endOtherSessions(_, context) {
      await endOwn(auth, context, () => true);
      return null;
    },
  }) satisfies Partial<Handlers['sysAuth']>;

/** In the transaction of the call: ends other sessions of the caller; their pages show the sign-in at once. @returns how many it ended */
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
