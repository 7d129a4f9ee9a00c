import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';

export interface FailureProps {
  error: unknown;
  /** Title of the failure, by the specification. */
  title: string;
  /** The reason is shown at a field. */
  atField?: boolean;
}

/** Failure of a form, with its reason. */
export function Failure({ error, title, atField = false }: FailureProps): ReactNode {
  const t = useTranslations('auth');
  const explain = useExplain();
  if (error instanceof Error && error.name === 'NoLoginPermission') return <Alert tone="danger" title={t('noLoginPermission')} />;
  const reason = explain(error);
  return <Alert tone="danger" title={title} {...(reason === title || atField ? {} : { children: reason })} />;
}
