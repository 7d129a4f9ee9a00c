import { codesOf } from '@seaberry/api-client/contract';
import { isForPeople, type DeclaredCall } from '@seaberry/api-client/registry';
import type { Context } from 'hono';
import type { Scope } from '../db/port.ts';
import type { Auth } from '../modules/auth/service.ts';
import { reportReuse } from '../modules/auth/sessions/reuse/service.ts';
import { signedIn, type Signed } from '../modules/open-access/rules.ts';
import { bearer } from './bearer.ts';
import type { AppEnv } from './env.ts';
import { BusinessError, Forbidden, SignatureRefused, SignedOut } from './errors.ts';
import type { CallContext, SignedIn } from './handlers.ts';
import type { Limits } from './limits.ts';

interface IdentityDeps {
  auth: Auth;
  limits: Limits;
}

interface NamedCall {
  name: string;
  declared: DeclaredCall['meta'];
}

/**
 * Deny by default: calls that are not public need a user, calls with permission codes a user who has one of them, calls across companies a
 * platform administrator.
 */
export function allowed({ permission, reach }: Pick<DeclaredCall['meta'], 'permission' | 'reach'>, user: SignedIn | null) {
  if (permission === 'public') return 'yes';
  if (!user) return 'signed-out';
  if (reach === 'platform' && !user.platform) return 'forbidden';
  if (permission === 'signed-in') return 'yes';
  return codesOf(permission).some((code) => user.buttons.has(code)) ? 'yes' : 'forbidden';
}

/** Scope of the transactions of a call (tenant and data range): the one place that derives it from the declared reach. */
export function reachOf(reach: DeclaredCall['meta']['reach'], user: SignedIn | null): Scope {
  if (!user || reach === 'platform') return 'system';
  const { tenantId, userId, orgId, orgs } = user;
  return { tenantId, userId, orgId, orgs: reach === 'company' ? null : orgs };
}

/** Files and streams are requested by links, images and frames, which cannot send a header, and URLs never contain a token. */
const takesTicket = (answer: DeclaredCall['meta']['answer']): boolean => answer === 'file' || answer === 'stream';

/** Authentication, rate limit and permission check. Sets `context.user`. */
export async function identify(parts: IdentityDeps, call: NamedCall, http: Context<AppEnv>, context: CallContext): Promise<void> {
  const token = bearer(http.req.header('Authorization'));
  const signed = token ? null : signedIn((name) => http.req.header(name));
  if (signed) {
    await identifyBySignature(parts, call, http, context, signed);
    return;
  }
  const ticket = token || !takesTicket(call.declared.answer) ? undefined : http.req.query('ticket');
  if (ticket) context.user = await parts.auth.tickets.take(ticket, new URL(http.req.url));
  if (token) {
    const found = await parts.auth.sessions.authenticate(
      token,
      bearer(http.req.header('X-Authorization')) ?? null,
      reportReuse(parts.auth, context),
    );
    context.user = found?.user ?? null;
    if (found?.renewed) {
      context.setHeader('access-token', found.renewed.accessToken);
      context.setHeader('x-access-token', found.renewed.refreshToken);
    }
  }
  await parts.limits.count(context.user?.userId ?? null, context.ip, call.name);
  admit(call, context, context.user);
}

/** The same for a signed request: the nonce is used last, so that a request beyond the limit costs no write. */
async function identifyBySignature(
  parts: IdentityDeps,
  call: NamedCall,
  http: Context<AppEnv>,
  context: CallContext,
  signed: Signed,
): Promise<void> {
  const { auth, limits } = parts;
  const { pathname, search } = new URL(http.req.url);
  let user: SignedIn;
  try {
    user = await auth.signatures.verify(signed, { method: http.req.method, path: pathname, search });
  } catch (error) {
    if (error instanceof SignatureRefused) await limits.count(null, context.ip, call.name);
    throw error;
  }
  await limits.count(user.userId, context.ip, call.name);
  await auth.signatures.use(user, signed.nonce, context.ip);
  admit(call, context, user);
}

/** The user with current rights; null when the session has ended or the key is disabled. */
export const again = ({ auth }: IdentityDeps, user: SignedIn): Promise<SignedIn | null> =>
  user.key ? auth.signatures.again(user) : auth.sessions.again(user);

/** Calls of a user whose password was set by an administrator, until they set another. */
const OPEN_BEFORE_CHANGE = new Set(['sysUser.changePwd', 'sysAuth.logout', 'sysAuth.userInfo', 'sysAuth.refreshToken']);

/** Calls of a user whose roles ask for a second factor, until they have one. */
const OPEN_BEFORE_FACTOR = new Set([
  'sysAuth.logout',
  'sysAuth.userInfo',
  'sysAuth.refreshToken',
  'sysAuth.prove',
  'sysFactor.own',
  'sysFactor.beginTotp',
  'sysFactor.confirmTotp',
  'sysFactor.passkeyOptions',
  'sysFactor.addPasskey',
  'sysFactor.proveOptions',
]);

/** @throws SignedOut, Forbidden; BusinessError callForPeople, passwordChangeNeeded, factorNeeded */
export function admit(call: NamedCall, context: CallContext, user: SignedIn | null): void {
  context.user = user;
  context.scope = reachOf(call.declared.reach, user);
  const verdict = allowed(call.declared, user);
  if (verdict === 'signed-out') throw new SignedOut();
  if (verdict === 'forbidden') throw new Forbidden();
  if (user?.key && (call.declared.proof || isForPeople(call.name))) throw new BusinessError('callForPeople');
  if (user?.mustChangePassword && call.declared.permission !== 'public' && !OPEN_BEFORE_CHANGE.has(call.name)) {
    throw new BusinessError('passwordChangeNeeded');
  }
  if (user?.mustAddFactor && !user.mustChangePassword && call.declared.permission !== 'public' && !OPEN_BEFORE_FACTOR.has(call.name)) {
    throw new BusinessError('factorNeeded');
  }
}

/** A stolen session alone must not be enough. @throws BusinessError proofNeeded */
export async function requireProof({ auth }: IdentityDeps, { user }: CallContext): Promise<void> {
  if (user?.key) throw new BusinessError('callForPeople');
  if (!user || !(await auth.sessions.isProved(user.sessionId))) throw new BusinessError('proofNeeded');
}
