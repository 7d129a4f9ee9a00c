import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Skeleton } from '@seaberry/ui/skeleton';
import { Suspense, type ReactNode } from 'react';

export interface ChartSlotProps {
  title: string;
  /** May be lazy. */
  children: ReactNode;
}

/** Chart above a list, which does not wait for it. */
export function ChartSlot({ title, children }: ChartSlotProps): ReactNode {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>{children}</Suspense>
      </CardBody>
    </Card>
  );
}
