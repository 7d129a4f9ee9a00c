import { Tag } from '@seaberry/ui/tag';

export function TagExample() {
  return <Tag label="Rotterdam" />;
}
