import { inThread } from '../../../threads/in-thread.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { TypeAnswer, TypeQuestion } from './rules.ts';

/** The start of the thread on a busy machine is in the time. */
const LIMITS = { ms: 30_000, heapMb: 64 };

/** @throws BusinessError D8001 for a type that is not accepted, D8003 for an extension that does not fit the content */
export async function requireType(question: TypeQuestion): Promise<{ contentType: string; suffix: string }> {
  const ended = await inThread<TypeAnswer>(new URL('../../../threads/file-type-worker.ts', import.meta.url), question, LIMITS);
  if (!('value' in ended)) throw new BusinessError('D8001');
  if ('refusal' in ended.value) throw new BusinessError(ended.value.refusal);
  return ended.value;
}
