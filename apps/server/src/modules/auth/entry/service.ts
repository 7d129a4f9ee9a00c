import { createHash } from 'node:crypto';
import type { Parsed } from '@seaberry/api-client/schemas';
import type { CallContext } from '../../../http/handlers.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { PasskeyAnswer } from '../factors/passkeys/service.ts';
import { deviceOf } from '../../log/user-agent/rules.ts';
import { noteSignIn, subjectOf, type Person } from '../people/repo.ts';
import type { Auth } from '../service.ts';
import { REFRESH_COOKIE_HEADER } from '../sessions/cookie/rules.ts';
import type { Opened } from '../sessions/service.ts';

/** Makes the audit entry of the call name this user, since the call has no signed-in caller. */
export const audited = (context: CallContext, person: Person): void => {
  context.audited = { userId: person.id, tenantId: person.tenantId, account: person.account, realName: person.realName };
};

/** Makes the live streams of a user check their sessions, so that pages of an ended session show the sign-in at once. */
export const publishSession = ({ deps }: CallContext, person: Pick<Person, 'id' | 'tenantId'>): Promise<void> =>
  deps.live.publish({ tenantId: person.tenantId, topic: 'session', id: person.id, userId: person.id });

/** Refreshes open lists of online users; the hint names no user. */
export const publishOnlineUsers = ({ deps }: CallContext, tenantId: string): Promise<void> =>
  deps.live.publish({ tenantId, topic: 'onlineUser' });

/** Writes tokens into headers and returns them for the body; the refresh token goes into a cookie if the client asks for one. */
export function respondWithTokens(auth: Auth, context: CallContext, tokens: Opened, inCookie: boolean) {
  const { accessToken, refreshToken } = tokens;
  context.setHeader('access-token', accessToken);
  if (inCookie) context.setHeader('Set-Cookie', auth.refreshCookie.write(tokens, context.secure));
  else context.setHeader('x-access-token', refreshToken);
  return { accessToken, refreshToken: inCookie ? null : refreshToken };
}

interface EntryOptions {
  /** Whether the user has proved their identity in this browser, not by the approval of another device. */
  proved: boolean;
  /** Writes the visit log, in the transaction of the step. */
  writeEntry?: (outcome: string) => void;
}

/** After the first step of a sign-in: opens a session, or begins the second step for a user with a second factor. */
export async function firstStep(auth: Auth, context: CallContext, person: Person, options: EntryOptions) {
  if (!person.hasFactor) return enter(auth, context, person, options);
  const { writeEntry = (outcome) => context.writeAuditEntry(outcome) } = options;
  const step = await auth.steps.begin(person, () => writeEntry('secondStepNeeded'));
  return { accessToken: null, refreshToken: null, secondStep: { ...step, ways: await auth.factors.waysOf(person.id) } };
}

/** Subject of a passkey challenge that ties it to one second step. */
export const stepSubject = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The second step of a sign-in: a code or passkey, with the token from the first step.
 * @throws BusinessError stepGone, codeWrong, passkeyWrong, locked; TooMany
 */
export async function secondStep(auth: Auth, context: CallContext, { token, code, passkey }: Parsed<'sysFactor', 'signIn'>) {
  const person = await auth.login.byId(await auth.steps.attempt(token));
  audited(context, person);
  await auth.factors.check(person, { code, passkey, challengeUse: { purpose: 'step', subject: stepSubject(token) } }, context);
  return enter(auth, context, person, { proved: true, withFactor: true, step: token });
}

/**
 * Sign-in by passkey alone. A passkey that has verified its user, by PIN or fingerprint, counts as both steps.
 * @throws BusinessError passkeyWrong, accountDisabled, companyDisabled, noMenu
 */
export async function passkeySignIn(auth: Auth, context: CallContext, passkey: PasskeyAnswer) {
  const { userId } = await auth.passkeys.verify(passkey, context.host, { purpose: 'signIn', subject: '' });
  const person = await auth.login.byId(userId);
  audited(context, person);
  return enter(auth, context, person, { proved: true, withFactor: true });
}

/**
 * Opens a session; ends the others of the user if the setting `singleLogin` is on.
 * @throws BusinessError signInFailed when the password was changed, the account disabled or a second factor added or removed in the
 * meantime
 */
async function enter(
  auth: Auth,
  context: CallContext,
  person: Person,
  {
    proved,
    writeEntry = () => context.writeAuditEntry(),
    withFactor = false,
    step,
  }: EntryOptions & { withFactor?: boolean; step?: string },
) {
  const { db, config, clock } = context.deps;
  const now = new Date(clock.wallNow()).toISOString();
  const inTransaction = async (sessionId: string): Promise<void> => {
    if (step !== undefined) await auth.steps.finish(step, person);
    const device = deviceOf(context.header('User-Agent') ?? null);
    if (!(await noteSignIn(db, person, { at: now, ip: context.ip, device, withFactor }))) throw new BusinessError(ERROR.signInFailed);
    if (config.singleLogin) {
      await auth.sessions.endOthers(person.id, sessionId);
      await publishSession(context, person);
    }
    await publishOnlineUsers(context, person.tenantId);
    writeEntry('ok');
  };
  const inCookie = context.header(REFRESH_COOKIE_HEADER) === '1';
  const userAgent = context.header('User-Agent') ?? null;
  const tokens = await auth.sessions.open(subjectOf(person), context.ip, { userAgent, inTransaction, proved, inCookie });
  return respondWithTokens(auth, context, tokens, inCookie);
}
