import { CopyableId } from '@seaberry/ui/copyable-id';

export function GroupedExample() {
  return <CopyableId value="CSNU6829149">CSNU 682 914 9</CopyableId>;
}
