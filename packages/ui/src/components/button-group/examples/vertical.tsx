import { ButtonGroup } from '@seaberry/ui/button-group';
import { IconButton } from '@seaberry/ui/icon-button';
import { Plus, Minus } from 'lucide-react';

export function VerticalExample() {
  return (
    <ButtonGroup label="Zoom" orientation="vertical">
      {[
        <IconButton key="in" variant="secondary" label="Zoom in" icon={<Plus size={16} aria-hidden />} />,
        <IconButton key="out" variant="secondary" label="Zoom out" icon={<Minus size={16} aria-hidden />} />,
      ]}
    </ButtonGroup>
  );
}
