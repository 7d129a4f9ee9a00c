'use client';

import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PageStack } from '@seaberry/ui/page-stack';
import { useState } from 'react';

const bills = ['COSU6412873350', 'MAEU229146021'];

function BillPage({ number }: { number: string }) {
  return (
    <Field label={`Note on ${number}`}>
      <Input />
    </Field>
  );
}

/** A note that was typed on one page is still there when it is shown again. */
export function PageStackExample() {
  const [shown, setShown] = useState('COSU6412873350');
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 12, blockSize: 200 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        {bills.map((number) => (
          <Button key={number} size="sm" variant={number === shown ? 'primary' : 'secondary'} onClick={() => setShown(number)}>
            {number}
          </Button>
        ))}
      </div>
      <PageStack activeId={shown} pages={bills.map((number) => ({ id: number, keepAlive: true, node: <BillPage number={number} /> }))} />
    </div>
  );
}
