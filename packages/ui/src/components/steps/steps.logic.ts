export type StepState = 'done' | 'current' | 'error' | 'waiting';

/**
 * State of each step: done before the current one, waiting after it, unless the step has its own.
 * A value that matches no step means that all of them are done.
 */
export function stepStates(items: readonly { value: string; state?: StepState | undefined }[], current: string): StepState[] {
  const at = items.findIndex((item) => item.value === current);
  return items.map((item, index) => item.state ?? (at < 0 || index < at ? 'done' : index === at ? 'current' : 'waiting'));
}
