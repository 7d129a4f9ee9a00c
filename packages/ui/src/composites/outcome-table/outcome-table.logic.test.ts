import { expect, it } from 'vitest';

import { countOutcomes, problemsOf } from './outcome-table.logic.js';
import type { OutcomeRow } from './outcome-row.js';

const row = (id: string, tone: OutcomeRow['status']['tone'], label: string): OutcomeRow => ({
  id,
  index: 1,
  reference: id,
  status: { tone, label },
});
const rows = [
  row('a', 'success', 'Added'),
  row('b', 'danger', 'Failed'),
  row('c', 'success', 'Added'),
  row('d', 'warning', 'Check'),
  row('e', 'neutral', 'Skipped'),
];

it('counts the rows per outcome, failures first', () => {
  expect(countOutcomes(rows).map(({ label, count }) => `${label} ${count}`)).toEqual(['Failed 1', 'Check 1', 'Added 2', 'Skipped 1']);
});

it('finds the rows that need attention', () => {
  expect(problemsOf(rows).map(({ id }) => id)).toEqual(['b', 'd']);
});
