'use client';

import { Button } from '@seaberry/ui/button';
import { Card, CardBody } from '@seaberry/ui/card';
import { PageTransition } from '@seaberry/ui/page-transition';
import { useState } from 'react';

export function PageTransitionExample() {
  const [page, setPage] = useState('Ocean bills');
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <div>
        <Button size="sm" onClick={() => setPage(page === 'Ocean bills' ? 'COSU6412873350' : 'Ocean bills')}>
          Other page
        </Button>
      </div>
      <PageTransition pageKey={page}>
        <Card>
          <CardBody>{page}: Shanghai to Rotterdam, late 5 d.</CardBody>
        </Card>
      </PageTransition>
    </div>
  );
}
