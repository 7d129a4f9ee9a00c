import { BusinessError } from '../../http/errors.ts';
import { callerOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { addPosition, changePosition, listPositions, removePosition } from './positions.ts';

const changeOf = (context: CallContext) => ({
  caller: callerOf(context),
  now: new Date(context.deps.clock.wallNow()).toISOString(),
});

/** Positions of a company (product specification §3, §5). What people are called changes no right, so that no session looks again. */
export function positionHandlers(): Handlers['sysPos'] {
  return {
    list: (input, { deps }) => listPositions(deps.db, input ?? {}),

    add: (input, context) => addPosition(context.deps.db, changeOf(context), input),

    async update({ id, ...fields }, context) {
      await changePosition(context.deps.db, changeOf(context), id, fields);
      return null;
    },

    async delete({ id }, context) {
      const outcome = await removePosition(context.deps.db, id);
      if (outcome !== 'removed') throw new BusinessError(outcome);
      return null;
    },
  };
}
