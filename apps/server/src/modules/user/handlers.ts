import type { Handlers } from '../../http/handlers.ts';
import { callerOf } from '../../http/handlers.ts';
import { SignedOut } from '../../http/errors.ts';

interface BaseInfo extends Record<string, unknown> {
  id: string;
  sex: number;
  account_type: number;
  nick_name: string | null;
  company_name: string;
  tenant_id: string;
  phone: string | null;
  email: string | null;
  tier: string;
  berries: number;
}

export const userHandlers: Handlers['sysUser'] = {
  /** With the tier of the company and its balance in berries, which is the sum of its ledger at every moment. */
  async baseInfo(_, context) {
    const [row] = await context.deps.db.sql<BaseInfo>(
      `select u.id, u.sex, u.account_type, u.nick_name, t.name as company_name, u.tenant_id, u.phone, u.email, t.tier, t.berry_balance as berries
       from app_user u join tenant t on t.id = u.tenant_id where u.id = $1`,
      [callerOf(context).userId],
    );
    if (!row) throw new SignedOut();
    const { account_type: accountType, nick_name: nickName, company_name: companyName, tenant_id: tenantId, ...rest } = row;
    return { ...rest, accountType, nickName, companyName, tenantId };
  },
};
