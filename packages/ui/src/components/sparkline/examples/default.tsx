import { Sparkline } from '@seaberry/ui/sparkline';

export function SparklineExample() {
  return <Sparkline label="Orders in the last ten days" values={[4, 6, 5, 8, 7, 9, 12, 11, 14, 13]} />;
}
