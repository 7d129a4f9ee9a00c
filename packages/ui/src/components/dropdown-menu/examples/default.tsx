import { DropdownMenuItem, DropdownMenuSeparator, DropdownMenu } from '@seaberry/ui/dropdown-menu';
import { IconButton } from '@seaberry/ui/icon-button';
import { Ellipsis, Pencil, RefreshCw, Download, Trash2 } from 'lucide-react';

export function DropdownMenuExample() {
  return (
    <DropdownMenu trigger={<IconButton label="Actions for COSU6412873350" icon={<Ellipsis size={16} aria-hidden />} />} align="start">
      <>
        <DropdownMenuItem icon={<Pencil size={16} aria-hidden />} shortcut={['E']}>
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem icon={<RefreshCw size={16} aria-hidden />} disabledReason="Tracking has ended">
          Subscribe again
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="/template.xlsx">
            <Download size={16} aria-hidden />
            Download
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" icon={<Trash2 size={16} aria-hidden />}>
          Delete
        </DropdownMenuItem>
      </>
    </DropdownMenu>
  );
}
