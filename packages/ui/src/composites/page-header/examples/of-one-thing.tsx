import { Badge } from '@seaberry/ui/badge';
import { Breadcrumbs, Breadcrumb } from '@seaberry/ui/breadcrumb';
import { Button } from '@seaberry/ui/button';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import { PageHeader } from '@seaberry/ui/page-header';

const crumbs = (
  <Breadcrumbs>
    <Breadcrumb>Tracking</Breadcrumb>
    <Breadcrumb href="#/tracking/oceanBill">Ocean bills</Breadcrumb>
    <Breadcrumb current>COSU6412873350</Breadcrumb>
  </Breadcrumbs>
);

export function OfOneThingExample() {
  return (
    <PageHeader
      title={<CopyableId value="COSU6412873350" />}
      breadcrumbs={crumbs}
      badges={
        <>
          <Badge tone="warning">Late 5 d</Badge>
          <Badge>On board, Singapore → Rotterdam</Badge>
        </>
      }
      actions={<Button variant="primary">Notify me</Button>}
      meta={
        <DescriptionList
          items={[
            { term: 'Carrier', description: 'COSCO · AEU3' },
            { term: 'Containers', description: '3 × 40HC' },
          ]}
        />
      }
    />
  );
}
