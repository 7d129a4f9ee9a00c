import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DescriptionList, type DescriptionListProps } from '@seaberry/ui/description-list';
import type { ReactNode } from 'react';

export interface FactCardProps {
  title: string;
  /** Facts without a value are left out. */
  facts: DescriptionListProps['items'];
}

/** Facts of one subject. Without any it draws nothing. */
export function FactCard({ title, facts }: FactCardProps): ReactNode {
  const known = facts.filter(({ description }) => description !== null && description !== undefined && description !== '');
  if (known.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <DescriptionList items={known} />
      </CardBody>
    </Card>
  );
}
