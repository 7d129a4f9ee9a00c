import type { CallContext, Handlers } from '../../http/handlers.ts';
import { callerOf, outside } from '../../http/handlers.ts';
import { BusinessError, SignedOut } from '../../http/errors.ts';
import { writeLog } from '../audit/service.ts';
import { TITLE } from '../config/handlers.ts';
import type { Auth } from './service.ts';
import { subjectOf, type Person } from './people/repo.ts';

interface Profile extends Record<string, unknown> {
  id: string;
  account: string;
  real_name: string | null;
  avatar: string | null;
  address: string | null;
  signature: string | null;
  org_id: string | null;
  org_name: string | null;
  pos_name: string | null;
  tenant_id: string;
  account_type: number;
  phone: string | null;
  email: string | null;
  id_card_number: string | null;
  org_type: string | null;
  role_ids: string[];
}

/** The operation log names who has just been recognised. */
const audited = (context: CallContext, person: Person): void => {
  context.audited = { userId: person.id, tenantId: person.tenant_id, account: person.account, realName: person.real_name };
};

/** Streams of the person look again, so that a session that has ended leaves its page at once. */
const tell = ({ deps }: CallContext, person: Person): Promise<void> =>
  deps.live.publish({ tenantId: person.tenant_id, topic: 'session', id: person.id, userId: person.id });

/** Whoever looks at who is there sees it change; of whom is not said. */
const tellCompany = ({ deps }: CallContext, tenantId: string): Promise<void> => deps.live.publish({ tenantId, topic: 'onlineUser' });

/**
 * Opens a session, in the body and in the headers; where only one device is allowed it ends the others.
 *
 * @param told Tells the visit log, in the transaction that opens the session.
 * @throws BusinessError D1000 when the password was changed or the account disabled in the meantime
 */
async function enter(auth: Auth, context: CallContext, person: Person, told = () => context.tell()) {
  const { db, config, clock } = context.deps;
  const now = new Date(clock.wallNow()).toISOString();
  const tokens = await auth.sessions.open(subjectOf(person), context.ip, context.header('User-Agent') ?? null, async (sessionId) => {
    // It waits for whoever resets the password or disables the account, and ends the sessions there are: this one would be left over.
    const same = await db.sql(
      'update app_user set last_login_time = $2, last_login_ip = $3 where id = $1 and enabled and password_hash = $4 returning id',
      [person.id, now, context.ip, person.password_hash],
    );
    if (same.length === 0) throw new BusinessError('D1000');
    if (config.singleLogin) {
      await auth.sessions.endOthers(person.id, sessionId);
      await tell(context, person);
    }
    await tellCompany(context, person.tenant_id);
    told();
  });
  context.setHeader('access-token', tokens.accessToken);
  context.setHeader('x-access-token', tokens.refreshToken);
  return { ...tokens };
}

/** Sign-in and session (product specification §7). */
export function authHandlers(auth: Auth): Handlers['sysAuth'] {
  return { ...signIn(auth), ...withCodes(auth), ...byScan(auth), ...session(auth) };
}

const signIn = (auth: Auth) =>
  ({
    captcha: outside(() => auth.captchas.make()),

    login: outside(async (input, context) => {
      const person = await auth.login.byPassword(input, context.ip);
      audited(context, person);
      return enter(auth, context, person);
    }),

    loginPhone: outside(async (input, context) => {
      const person = await auth.login.byCode(input, context.ip);
      audited(context, person);
      return enter(auth, context, person);
    }),

    async logout(_, context) {
      const { sessionId, tenantId } = callerOf(context);
      await auth.sessions.revoke(sessionId);
      await tellCompany(context, tenantId);
      context.setHeader('access-token', 'invalid_token');
      return null;
    },
  }) satisfies Partial<Handlers['sysAuth']>;

const withCodes = (auth: Auth) =>
  ({
    sendCode: outside((input, context) => {
      const { ip, locale, deps } = context;
      return auth.sendCode(input, { ip, locale, queue: deps.queue, told: () => context.tell() });
    }),

    register: outside(async (input, context) => {
      await auth.accounts.register(input, (registered) => {
        context.audited = registered;
        context.tell();
      });
      return null;
    }),

    resetPassword: outside(async (input, context) => {
      await auth.accounts.resetPassword(input, async (person) => {
        audited(context, person);
        await tell(context, person);
        await tellCompany(context, person.tenant_id);
        context.tell();
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
      // Polls are not audited; the one that lets somebody in is.
      const tokens = await enter(auth, context, person, () =>
        writeLog(db, {
          kind: 'visit',
          tenantId: person.tenant_id,
          userId: person.id,
          account: person.account,
          realName: person.real_name,
          userAgent: context.header('User-Agent') ?? null,
          call: 'sysAuth.scanState',
          outcome: 'ok',
          input: { id },
          ip: context.ip,
          correlationId: context.correlationId,
          durationMs: Math.round(performance.now() - started),
          at: clock.wallNow(),
        }),
      );
      return { state, ...tokens };
    }),

    scanConfirm: outside(async ({ id, step }, context) => ({
      ...(await auth.scans.step(id, step, callerOf(context).userId, () => context.tell())),
    })),
  }) satisfies Partial<Handlers['sysAuth']>;

const session = (auth: Auth) =>
  ({
    unLockScreen: outside(async ({ password }, context) => {
      await auth.login.unlock(callerOf(context).userId, password, context.ip);
      return true;
    }),

    ticket: outside(({ path }, context) => auth.tickets.make(callerOf(context).sessionId, path)),

    // The answer of the present back end: a bare refresh token for an access token of one's own session.
    refreshToken: outside(async ({ accessToken }, context) => {
      const access = await auth.mint.readAccess(accessToken);
      if (!access || access.sessionId !== callerOf(context).sessionId) throw new BusinessError('D1011');
      return auth.mint.refreshFor(access);
    }),

    async userInfo(_, context) {
      const caller = callerOf(context);
      const [row] = await context.deps.db.sql<Profile>(
        `select u.id, u.account, u.real_name, u.avatar, u.address, u.signature, u.tenant_id, u.org_id, o.name as org_name, p.name as pos_name,
           u.account_type, u.phone, u.email, u.id_card_number, o.type as org_type,
           array(select r.role_id from user_role r where r.user_id = u.id order by r.role_id) as role_ids
         from app_user u left join org o on o.id = u.org_id left join job_position p on p.id = u.pos_id where u.id = $1`,
        [caller.userId],
      );
      if (!row) throw new SignedOut();
      return {
        id: row.id,
        account: row.account,
        realName: row.real_name,
        avatar: row.avatar,
        address: row.address,
        signature: row.signature,
        orgId: row.org_id,
        orgName: row.org_name,
        posName: row.pos_name,
        tenantId: row.tenant_id,
        accountType: row.account_type,
        phone: row.phone,
        email: row.email,
        idCardNum: row.id_card_number,
        introduction: null,
        orgType: row.org_type,
        roleIds: row.role_ids,
        buttons: [...caller.buttons].toSorted(),
        watermarkText: `${TITLE}-${row.real_name ?? row.account}`,
      };
    },
  }) satisfies Partial<Handlers['sysAuth']>;
