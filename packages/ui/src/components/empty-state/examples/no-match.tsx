import { Button } from '@seaberry/ui/button';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ListFilter } from 'lucide-react';

export function NoMatchExample() {
  return (
    <EmptyState title="Nothing matches these filters" icon={<ListFilter size={24} aria-hidden />} action={<Button>Clear filters</Button>} />
  );
}
