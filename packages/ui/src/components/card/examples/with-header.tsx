import { Badge } from '@seaberry/ui/badge';
import { Button } from '@seaberry/ui/button';
import { Card, CardHeader, CardTitle, CardBody } from '@seaberry/ui/card';

export function WithHeaderExample() {
  return (
    <Card aria-labelledby="anomalies" style={{ maxInlineSize: 420 }}>
      <CardHeader>
        <CardTitle id="anomalies">Anomalies</CardTitle>
        <Badge tone="danger">3 open</Badge>
        <span style={{ marginInlineStart: 'auto' }}>
          <Button size="sm" variant="ghost">
            Show all
          </Button>
        </span>
      </CardHeader>
      <CardBody>Delivery misses the deadline by 6 h.</CardBody>
    </Card>
  );
}
