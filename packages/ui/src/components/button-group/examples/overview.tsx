import { Button } from '@seaberry/ui/button';
import { ButtonGroup } from '@seaberry/ui/button-group';
import { IconButton } from '@seaberry/ui/icon-button';
import { ChevronDown, Minus, Plus } from 'lucide-react';

export function ButtonGroupOverview() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 24 }}>
      <ButtonGroup label="Export">
        {[
          <Button key="export">Export</Button>,
          <IconButton key="more" variant="secondary" label="Choose what to export" icon={<ChevronDown size={16} aria-hidden />} />,
        ]}
      </ButtonGroup>
      <ButtonGroup label="Days">
        {[<Button key="back">Back</Button>, <Button key="today">Today</Button>, <Button key="next">Next</Button>]}
      </ButtonGroup>
      <ButtonGroup label="Zoom" orientation="vertical">
        {[
          <IconButton key="in" variant="secondary" label="Zoom in" icon={<Plus size={16} aria-hidden />} />,
          <IconButton key="out" variant="secondary" label="Zoom out" icon={<Minus size={16} aria-hidden />} />,
        ]}
      </ButtonGroup>
    </div>
  );
}
