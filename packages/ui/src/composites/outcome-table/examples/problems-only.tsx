import { OutcomeTable, type OutcomeRow } from '@seaberry/ui/outcome-table';

const ADDED = { tone: 'success', label: 'Added' } as const;

const FAILED = { tone: 'danger', label: 'Failed' } as const;

const rows: OutcomeRow[] = [
  { id: '2', index: 2, reference: 'COSU6412873350', status: ADDED },
  {
    id: '3',
    index: 3,
    reference: 'MEDUKR554120',
    status: { tone: 'warning', label: 'Check' },
    messages: ['Added without a customer deadline.'],
  },
  {
    id: '4',
    index: 4,
    reference: 'MSCU1234567',
    status: FAILED,
    messages: ['The check digit is wrong: expected 6, got 7.', 'No carrier is given and none can be told from the number.'],
  },
  { id: '5', index: 5, reference: 'ONEYSZPE1294300', status: { tone: 'neutral', label: 'Skipped' }, messages: ['It is tracked already.'] },
  { id: '6', index: 6, reference: 'HLCUSHA2410BTQX', status: ADDED },
];

export function ProblemsOnlyExample() {
  return <OutcomeTable label="Result of the upload" rows={rows} defaultProblemsOnly />;
}
