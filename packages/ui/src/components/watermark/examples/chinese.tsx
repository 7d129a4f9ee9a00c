import { Button } from '@seaberry/ui/button';
import { Card, CardHeader, CardTitle, CardBody } from '@seaberry/ui/card';
import { Watermark } from '@seaberry/ui/watermark';

export function ChineseExample() {
  return (
    <Watermark lines={['蓝锚货运（上海）有限公司', '张伟 zhangwei']}>
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
