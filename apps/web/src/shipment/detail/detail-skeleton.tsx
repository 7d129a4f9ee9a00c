import { Card, CardBody } from '@seaberry/ui/card';
import { DetailLayout } from '@seaberry/ui/detail-layout';
import { Skeleton } from '@seaberry/ui/skeleton';
import type { ReactNode } from 'react';

const LINES = ['w-2/5', 'w-3/4', 'w-2/3', 'w-4/5', 'w-1/2', 'w-3/5'] as const;

function Lines(): ReactNode {
  return (
    <Card aria-busy="true">
      <CardBody className="grid gap-4">
        {LINES.map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </CardBody>
    </Card>
  );
}

/** The shape of the page while it comes. */
export function DetailSkeleton(): ReactNode {
  return <DetailLayout header={<Lines />} main={<Lines />} aside={<Lines />} />;
}
