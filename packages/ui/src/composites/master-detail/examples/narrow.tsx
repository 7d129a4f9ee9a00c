'use client';

import { Button } from '@seaberry/ui/button';
import { EmptyState } from '@seaberry/ui/empty-state';
import { MasterDetail } from '@seaberry/ui/master-detail';
import { Table, TableHead, TableRow, TableHeadCell, TableBody, TableCell } from '@seaberry/ui/table';
import { type ReactNode, useState } from 'react';

const TYPES: Readonly<Record<string, readonly string[]>> = {
  Incoterms: ['FOB', 'CIF', 'EXW'],
  'Reasons for delay': ['Weather', 'Customs', 'Congestion'],
  'Kinds of organization': ['Group', 'Company', 'Department'],
};

function Values({ of }: { of: string }): ReactNode {
  return (
    <Table label={of}>
      <TableHead>
        <TableRow>
          <TableHeadCell>Value</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {(TYPES[of] ?? []).map((value) => (
          <TableRow key={value}>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Screen({ chosen: first = null }: { chosen?: string | null }): ReactNode {
  const [chosen, setChosen] = useState(first);
  return (
    <MasterDetail
      masterLabel="Types"
      master={
        <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          {Object.keys(TYPES).map((type) => (
            <Button key={type} variant={type === chosen ? 'primary' : 'secondary'} onClick={() => setChosen(type)}>
              {type}
            </Button>
          ))}
        </div>
      }
      detailLabel="Values"
      detail={chosen === null ? <EmptyState title="No type chosen" description="Choose one to see its values." /> : <Values of={chosen} />}
      open={chosen !== null}
      onBack={() => setChosen(null)}
    />
  );
}

export function NarrowExample() {
  return (
    <div style={{ inlineSize: 358 }}>
      <Screen chosen="Incoterms" />
    </div>
  );
}
