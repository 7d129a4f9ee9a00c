'use client';

import { Badge } from '@seaberry/ui/badge';
import { Button } from '@seaberry/ui/button';
import { JsonViewer } from '@seaberry/ui/json-viewer';
import { RecordDrawer, type RecordGroup } from '@seaberry/ui/record-drawer';
import { type ReactNode, useState } from 'react';

interface Call {
  id: string;
  title: string;
  account: string;
  trace: string;
}

const calls: readonly Call[] = [
  { id: '1', title: 'Positions · Add', account: 'ann', trace: '01932f0c-11aa-7bbb-8ccc-000000000001' },
  { id: '2', title: 'Positions · Edit', account: 'norah', trace: '01932f0c-11aa-7bbb-8ccc-000000000002' },
  { id: '3', title: 'Users · Delete', account: 'sam', trace: '01932f0c-11aa-7bbb-8ccc-000000000003' },
];

const groupsOf = (call: Call): RecordGroup[] => [
  {
    id: 'who',
    title: 'Who and when',
    items: [
      { term: 'Account', description: call.account },
      { term: 'Time', description: '22 Nov 2026, 08:30:12 UTC' },
      { term: 'Result', description: <Badge tone="success">Done</Badge> },
    ],
  },
  {
    id: 'call',
    title: 'Call',
    items: [
      { term: 'Path', description: '/api/sysPos/add', copy: '/api/sysPos/add' },
      { term: 'Trace', description: call.trace, copy: call.trace },
      { term: 'Message', description: null },
    ],
  },
];

function Log(): ReactNode {
  const [open, setOpen] = useState<string | null>(null);
  const at = calls.findIndex(({ id }) => id === open);
  const call = calls[at];
  const before = calls[at - 1];
  const after = calls[at + 1];
  return (
    <>
      <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none', justifyItems: 'start' }}>
        {calls.map(({ id, title }) => (
          <li key={id}>
            <Button onClick={() => setOpen(id)}>{title}</Button>
          </li>
        ))}
      </ul>
      {call && (
        <RecordDrawer
          open
          onOpenChange={() => setOpen(null)}
          title={call.title}
          groups={groupsOf(call)}
          place={{ at: at + 1, of: calls.length }}
          onPrevious={before && (() => setOpen(before.id))}
          onNext={after && (() => setOpen(after.id))}
        >
          <JsonViewer label="Request" value={{ name: 'Customs agent', code: 'cst' }} />
        </RecordDrawer>
      )}
    </>
  );
}

export function RecordDrawerExample() {
  return <Log />;
}
