import { useTranslations } from '@seaberry/i18n/react';
import type { CommandGroup } from '@seaberry/ui/command-palette';
import { Icon } from '@seaberry/ui/icon';
import { Star, StarOff } from 'lucide-react';
import { useMemo } from 'react';

import type { Shortcuts } from './use-shortcuts.ts';

/** Default entries of the page search: the shortcuts, and whether the current page is one. */
export function useShortcutGroups(shortcuts: Shortcuts | undefined, onGo: (path: string) => void): CommandGroup[] {
  const t = useTranslations('shell.shortcuts');
  return useMemo(() => {
    if (!shortcuts) return [];
    const { pages, here, pinned, toggle } = shortcuts;
    const list: CommandGroup = {
      id: 'shortcuts',
      label: t('title'),
      items: pages.map(({ id, path, title, way, icon }) => ({
        id: `shortcut/${id}`,
        label: title,
        description: way.join(' › '),
        ...(icon ? { icon: <Icon name={icon} /> } : {}),
        onSelect: () => onGo(path),
      })),
    };
    if (!here) return [list];
    const own: CommandGroup = {
      id: 'thisPage',
      label: t('thisPage'),
      items: [
        {
          id: 'shortcut',
          label: t(pinned ? 'remove' : 'add'),
          description: here.title,
          icon: pinned ? <StarOff size={16} /> : <Star size={16} />,
          onSelect: toggle,
        },
      ],
    };
    return [list, own];
  }, [shortcuts, onGo, t]);
}
