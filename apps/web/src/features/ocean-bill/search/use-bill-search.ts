import { useTranslations } from '@seaberry/i18n/react';
import type { CommandSearch } from '@seaberry/ui/command-palette';
import { usePermission } from '@seaberry/ui/permission';
import { useCallback } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useCapability } from '../../../session/use-session.ts';
import type { AppLocation } from '../../../shared/links.ts';

/** Search of the top bar for bills; undefined for a user who may not open them, and where the back end has none. */
export function useBillSearch(onGo: (place: AppLocation) => void): CommandSearch | undefined {
  const { client } = useApp();
  const may = usePermission();
  const t = useTranslations('shell.find');
  const offered = useCapability('oceanBill') === true && may({ allOf: ['oceanBill:page', 'oceanBill:detail'] });
  const search = useCallback<CommandSearch>(
    async (keyword, signal) => {
      const { findBills } = await import('./find-bills.tsx');
      return findBills({ client, keyword, signal, onGo, t });
    },
    [client, onGo, t],
  );
  return offered ? search : undefined;
}
