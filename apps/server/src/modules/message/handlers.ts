import { callerOf, type Handlers } from '../../http/handlers.ts';
import { createMessages } from './service.ts';

export function messageHandlers(): Handlers['sysMessage'] {
  const messages = createMessages();
  return {
    async sendAllUser(input, context) {
      await messages.toAll(context.deps, callerOf(context), [], input);
      return null;
    },

    async sendOtherUser({ receiveUserId, ...input }, context) {
      const caller = callerOf(context);
      await messages.toAll(context.deps, caller, [caller.userId, ...(receiveUserId ? [receiveUserId] : [])], input);
      return null;
    },

    async sendUser({ receiveUserId, ...input }, context) {
      await messages.toUsers(context.deps, callerOf(context), [receiveUserId], input);
      return null;
    },

    async sendUsers({ userIds, ...input }, context) {
      await messages.toUsers(context.deps, callerOf(context), userIds, input);
      return null;
    },
  };
}
