import { Avatar } from '@seaberry/ui/avatar';

export function BySexExample() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Avatar size="xl" name="张伟" sex="male" />
      <Avatar size="xl" name="王芳" sex="female" />
      <Avatar size="xl" name="王芳" />
      <Avatar size="xl" name="—" />
    </div>
  );
}
