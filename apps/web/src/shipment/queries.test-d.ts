import type { AnswerOf, Input } from '@seaberry/api-client';

/* The screens of shipments write the calls of all kinds as those of ocean bills (`shipmentController`): a difference stops the build here. */

type Shared =
  | ('statusCount' | 'notifications' | 'events' | 'activity')
  | ('delete' | 'resubscribe' | 'assign' | 'people' | 'handle' | 'snooze' | 'wake')
  | ('comment' | 'editComment' | 'deleteComment' | 'addBatch' | 'tryBatch' | 'readFile');

/** Inputs that are the same, and answers of the other kind that can be read as those of ocean bills. */
type Same<C extends Shared> = AnswerOf<'airWaybill', C> extends AnswerOf<'oceanBill', C> ? true : [C, 'answer'];
type SameInput<C extends Exclude<Shared, 'statusCount' | 'addBatch' | 'tryBatch'>> =
  Input<'oceanBill', C> extends Input<'airWaybill', C> ? true : [C, 'input'];

const answers: { [C in Shared]: Same<C> } = {} as { [C in Shared]: true };
const inputs: { [C in Exclude<Shared, 'statusCount' | 'addBatch' | 'tryBatch'>]: SameInput<C> } = {} as {
  [C in Exclude<Shared, 'statusCount' | 'addBatch' | 'tryBatch'>]: true;
};
void answers;
void inputs;
