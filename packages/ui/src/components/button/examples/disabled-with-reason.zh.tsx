import { Button } from '@seaberry/ui/button';

export function DisabledWithReasonExample() {
  return <Button disabledReason="当前没有可导出的数据！">导出</Button>;
}
