import { useTranslations } from '@seaberry/i18n/react';
import { Avatar } from '@seaberry/ui/avatar';
import { Badge } from '@seaberry/ui/badge';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import { usePicture } from '../../session/use-picture.ts';

/** Fields of a user that are shown beside the name. */
export interface Person {
  account: string;
  realName?: string | null | undefined;
  avatar?: string | null | undefined;
  sex?: number | null | undefined;
  locked?: boolean | null | undefined;
}

export const nameOf = ({ realName, account }: Pick<Person, 'realName' | 'account'>): string => realName || account;

/** Picture of a user, or its fallback. */
export function Picture({ person, size }: { person: Person; size: 'sm' | 'xl' }): ReactNode {
  const src = usePicture(person.avatar);
  const sex = person.sex === 1 ? 'male' : person.sex === 2 ? 'female' : undefined;
  return <Avatar size={size} name={nameOf(person)} src={src} sex={sex} label={null} />;
}

/** Account with its picture, and a mark while it is locked. */
export function PersonCell({ person }: { person: Person }): ReactNode {
  const t = useTranslations('people.users');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Picture person={person} size="sm" />
      {/* stacked, as the column is narrow */}
      <span className="grid min-w-0 justify-items-start">
        <span className="max-w-full truncate">{person.account}</span>
        {person.locked && (
          <Badge tone="warning" icon={<Lock size={12} />} title={t('lockedNow')}>
            {t('fields.locked')}
          </Badge>
        )}
      </span>
    </span>
  );
}
