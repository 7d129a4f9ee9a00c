import { IconButton } from '@seaberry/ui/icon-button';
import { RefreshCw } from 'lucide-react';

export function IconButtonExample() {
  return <IconButton label="Refresh" icon={<RefreshCw size={16} aria-hidden />} />;
}
