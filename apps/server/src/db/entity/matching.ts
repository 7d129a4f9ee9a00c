import type { Entity, FilteredIn } from '@seaberry/api-client/contract';
import type { FilterOf } from '@seaberry/api-client/schemas';
import { testsOf, type Given, type Scalar, type Test } from './filters.ts';

/** Whether a value in memory fits a test. A flag may be held as a status: 1 is true, 2 is false. */
function passesTest(test: Test, held: unknown): boolean {
  if (test.operator === 'never' || held === undefined || held === null) return false;
  switch (test.operator) {
    case 'ilike':
      return typeof held === 'string' && held.toLowerCase().includes(test.value.toLowerCase());
    case '=':
      return held === test.value || (typeof test.value === 'boolean' && typeof held === 'number' && (held === 1) === test.value);
    case 'in':
      return test.value.includes(held as Scalar);
    case '&&':
      return test.value.some((one) => (held as readonly Scalar[]).includes(one));
    case '>=':
      return orderOf(held) >= orderOf(test.value);
    case '<=':
      return orderOf(held) <= orderOf(test.value);
    case '<':
      return orderOf(held) < orderOf(test.value);
  }
}

const orderOf = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)));

/** Predicate of the filters that are set, for rows in memory; null when none is set. */
export function rowMatcher<E extends Entity>(
  entity: E,
  given: NoInfer<FilterOf<E>>,
): ((row: Readonly<Record<FilteredIn<E['fields']>, unknown>>) => boolean) | null {
  const tests = testsOf(entity, given as Given);
  return tests.length === 0 ? null : (row) => tests.every((test) => passesTest(test, (row as Given)[test.name]));
}
