import type { wechatUser } from '@seaberry/api-client/contract';
import { changeOf, crudOver } from '../../http/crud.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { accounts } from './service.ts';

/** Third-party accounts of users. */
export function wechatUserHandlers({ seal }: Pick<Auth, 'seal'>): Handlers['sysWechatUser'] {
  return {
    ...crudOver<typeof wechatUser>((context) => accounts(seal, context)),
    async unbind({ id }, context) {
      await accounts(seal, context).update(changeOf(context), id, { userId: null });
      return null;
    },
  };
}
