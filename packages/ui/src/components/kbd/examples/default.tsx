import { Kbd } from '@seaberry/ui/kbd';

export function KbdExample() {
  return <Kbd>Esc</Kbd>;
}
