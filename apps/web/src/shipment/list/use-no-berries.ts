import { useTranslations } from '@seaberry/i18n/react';

import { useSession } from '../../session/use-session.ts';
import type { ShipmentKind } from '../shipment.ts';

/** Why nothing can be added: the company has no berries left. */
export function useNoBerries({ texts }: Pick<ShipmentKind<never>, 'texts'>): string | undefined {
  const t = useTranslations(texts);
  return useSession().base.berries === 0 ? t('noBerries') : undefined;
}

/** Name of the company of a platform administrator without berries, who runs the installation and tracks nothing; else undefined. */
export function useOperatedFrom(): string | undefined {
  const { platform, base } = useSession();
  return platform && base.berries === 0 ? (base.companyName ?? '') : undefined;
}
