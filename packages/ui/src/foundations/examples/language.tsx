import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { Button } from '@seaberry/ui/button';
import { UiProvider } from '@seaberry/ui/ui-provider';

export function ChineseExample() {
  return (
    <UiProvider locale="zh-cn" messages={zhCN} size="sm">
      <Button loading>查询</Button>
    </UiProvider>
  );
}
