import { Icon } from '@seaberry/ui/icon';

export function IconExample() {
  return <Icon name="ship" label="Ocean bill" />;
}
