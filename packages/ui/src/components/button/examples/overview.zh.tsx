import { Button } from '@seaberry/ui/button';
import { Plus } from 'lucide-react';

export function ButtonOverview() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
        跟踪一票
      </Button>
      <Button>导出</Button>
      <Button variant="ghost">取消</Button>
      <Button variant="danger">删除</Button>
      <Button variant="primary" loading>
        保存
      </Button>
      <Button disabledReason="当前没有可导出的数据！">导出</Button>
    </div>
  );
}
