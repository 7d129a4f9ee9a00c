import type { Handlers } from '../../http/handlers.ts';
import { callerOf, outside } from '../../http/handlers.ts';
import { BusinessError, SignedOut } from '../../http/errors.ts';
import type { Auth } from './auth.ts';

interface Profile extends Record<string, unknown> {
  id: string;
  account: string;
  real_name: string | null;
  avatar: string | null;
  address: string | null;
  signature: string | null;
  org_name: string | null;
  pos_name: string | null;
  tenant_id: string;
}

/** Sign-in and session (product specification §7). */
export function authHandlers(auth: Auth): Handlers['sysAuth'] {
  return {
    captcha: outside(() => auth.captchas.make()),

    login: outside(async (input, context) => {
      const { tokens, userId, tenantId } = await auth.login(input, context.ip);
      context.audited = { userId, tenantId, account: input.account };
      context.setHeader('access-token', tokens.accessToken);
      context.setHeader('x-access-token', tokens.refreshToken);
      return { ...tokens };
    }),

    async logout(_, context) {
      await auth.sessions.revoke(callerOf(context).sessionId);
      context.setHeader('access-token', 'invalid_token');
      return null;
    },

    // The answer of the present back end: a bare refresh token for an access token of one's own session.
    refreshToken: outside(async ({ accessToken }, context) => {
      const access = await auth.mint.readAccess(accessToken);
      if (!access || access.sessionId !== callerOf(context).sessionId) throw new BusinessError('D1011');
      return auth.mint.refreshFor(access);
    }),

    async userInfo(_, context) {
      const caller = callerOf(context);
      const [row] = await context.deps.db.sql<Profile>(
        'select id, account, real_name, avatar, address, signature, org_name, pos_name, tenant_id from app_user where id = $1',
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
        orgId: null,
        orgName: row.org_name,
        posName: row.pos_name,
        tenantId: row.tenant_id,
        buttons: [...caller.buttons].toSorted(),
      };
    },
  };
}
