import { Avatar } from '@seaberry/ui/avatar';

export function AvatarExample() {
  return <Avatar name="Lena Ortmann" />;
}
