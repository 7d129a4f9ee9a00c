'use client';

import { Button } from '@seaberry/ui/button';
import { Card, CardBody } from '@seaberry/ui/card';
import { PAGE_ANIMATIONS, type PageTransitionProps, PageTransition } from '@seaberry/ui/page-transition';
import { useState } from 'react';

function Live({ animation }: Required<Pick<PageTransitionProps, 'animation'>>) {
  const [shown, setShown] = useState<string>(animation);
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <div>
        <Button size="sm" onClick={() => setShown(shown === animation ? 'COSU6412873350' : animation)}>
          Other page
        </Button>
      </div>
      <PageTransition animation={animation} pageKey={shown}>
        <Card>
          <CardBody>{shown}: Shanghai to Rotterdam, late 5 d.</CardBody>
        </Card>
      </PageTransition>
    </div>
  );
}

export function NamesExample() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
      {PAGE_ANIMATIONS.map((animation) => (
        <Live key={animation} animation={animation} />
      ))}
    </div>
  );
}
