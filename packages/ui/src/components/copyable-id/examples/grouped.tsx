import { CopyableId } from '@seaberry/ui/copyable-id';

export function GroupedExample() {
  return <CopyableId value="CSNU6829140">CSNU 682 914 0</CopyableId>;
}
