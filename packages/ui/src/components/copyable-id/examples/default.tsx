import { CopyableId } from '@seaberry/ui/copyable-id';

export function CopyableIdExample() {
  return <CopyableId value="COSU6412873350" />;
}
