import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Icon } from '@seaberry/ui/icon';
import type { ReactNode } from 'react';

export interface NamedCellProps {
  name: string;
  icon?: string | null | undefined;
  builtIn?: boolean | null | undefined;
}

/** Name of a row, with a mark if it is built in. */
export function NamedCell({ name, icon, builtIn }: NamedCellProps): ReactNode {
  const t = useTranslations('rights');
  return (
    <span className="inline-flex max-w-full items-center align-middle gap-2">
      {icon && <Icon name={icon} />}
      <span className="truncate">{name}</span>
      {builtIn && <Badge className="shrink-0">{t('builtIn')}</Badge>}
    </span>
  );
}
