'use client';

import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PageStack } from '@seaberry/ui/page-stack';
import { useState } from 'react';

function BillPage({ number }: { number: string }) {
  return (
    <Field label={`Note on ${number}`}>
      <Input />
    </Field>
  );
}

/** Another revision mounts the page anew. */
export function RefreshExample() {
  const [revision, setRevision] = useState(0);
  const page = { id: 'COSU6412873350', keepAlive: true, revision, node: <BillPage number="COSU6412873350" /> };
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 12, justifyItems: 'start', blockSize: 200 }}>
      <Button size="sm" onClick={() => setRevision(revision + 1)}>
        Refresh
      </Button>
      <PageStack activeId={page.id} pages={[page]} />
    </div>
  );
}
