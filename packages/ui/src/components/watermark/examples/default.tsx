import { Button } from '@seaberry/ui/button';
import { Card, CardHeader, CardTitle, CardBody } from '@seaberry/ui/card';
import { Watermark } from '@seaberry/ui/watermark';

export function WatermarkExample() {
  return (
    <Watermark lines={['Seaberry Tracking', 'Lena Ortmann']}>
      <Card style={{ minBlockSize: 320 }}>
        <CardHeader>
          <CardTitle>Rates of the fourth quarter</CardTitle>
        </CardHeader>
        <CardBody>
          <p>Shanghai to Rotterdam, 40HC: 1,840 dollars a box.</p>
          <Button>Export</Button>
        </CardBody>
      </Card>
    </Watermark>
  );
}
