'use client';

import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DetailLayout } from '@seaberry/ui/detail-layout';
import { PageHeader } from '@seaberry/ui/page-header';

const head = (
  <Card>
    <CardBody>
      <PageHeader title="COSU6412873350" badges={<Badge tone="warning">Late 5 d</Badge>} />
    </CardBody>
  </Card>
);

const card = (title: string, text: string): React.ReactElement => (
  <Card>
    <CardHeader>
      <CardTitle>{title}</CardTitle>
    </CardHeader>
    <CardBody>{text}</CardBody>
  </Card>
);

const aside = (
  <>
    {card('Where it is', 'Off Port Said, position 14 min ago')}
    {card('Anomalies', 'Delivery misses the deadline by 6 h')}
  </>
);

export function PhoneExample() {
  return <DetailLayout header={head} main={card('CSNU 682 914 9', 'Loaded on board, departed, on the way to Rotterdam')} aside={aside} />;
}
