import { useTranslations } from '@seaberry/i18n/react';
import { IconButton } from '@seaberry/ui/icon-button';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Shortcuts } from './use-shortcuts.ts';

/** Toggle that adds the current page to the shortcuts; hidden for pages that cannot be one. */
export function ShortcutStar({ shortcuts }: { shortcuts: Shortcuts | undefined }): ReactNode {
  const t = useTranslations('shell.shortcuts');
  if (!shortcuts?.here) return null;
  const { pinned, toggle } = shortcuts;
  return (
    <IconButton
      variant="ghost"
      label={t(pinned ? 'remove' : 'add')}
      icon={<Star size={16} {...(pinned ? { fill: 'currentColor' } : {})} />}
      onClick={toggle}
    />
  );
}
