import { useTranslations } from '@seaberry/i18n/react';
import { IconButton } from '@seaberry/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { lazily } from '../../shared/lazily.tsx';
import type { BellProps } from './bell-content.tsx';
import { INBOX_PATH } from './inbox-search.ts';

const content = lazily(async () => (await import('./bell-content.tsx')).BellContent);

/** Bell of the top bar. Its code and messages load after the page; until then it is a link to the inbox. */
export function Bell({ onGo }: BellProps): ReactNode {
  const { texts } = useApp();
  const shell = useTranslations('shell');
  const { data: ready } = useQuery({
    queryKey: ['bell'],
    queryFn: () => Promise.all([texts.ensure('account'), content.load()]).then(() => true),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { handledByCaller: true },
  });
  if (ready) return <content.Component onGo={onGo} />;
  return (
    <IconButton
      variant="ghost"
      label={shell('titles.inbox')}
      icon={<BellIcon size={18} />}
      onClick={() => onGo({ path: INBOX_PATH, search: {} })}
    />
  );
}
