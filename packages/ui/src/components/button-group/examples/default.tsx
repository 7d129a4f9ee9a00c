import { Button } from '@seaberry/ui/button';
import { ButtonGroup } from '@seaberry/ui/button-group';
import { IconButton } from '@seaberry/ui/icon-button';
import { ChevronDown } from 'lucide-react';

export function ButtonGroupExample() {
  return (
    <ButtonGroup label="Export">
      {[
        <Button key="export">Export</Button>,
        <IconButton key="more" variant="secondary" label="Choose what to export" icon={<ChevronDown size={16} aria-hidden />} />,
      ]}
    </ButtonGroup>
  );
}
