import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';
import { Picture, type Person } from './person-cell.tsx';

/** Picture of a user, read-only: only the user can change it. */
export function UserAvatarField({ row }: CustomFieldProps): ReactNode {
  const t = useTranslations('people.users.hints');
  if (!row) return null;
  return (
    <div className="flex items-center gap-3 sm:col-span-full">
      {/* a row of this screen's own list */}
      <Picture person={row as unknown as Person} size="xl" />
      <p>{t('avatar')}</p>
    </div>
  );
}
