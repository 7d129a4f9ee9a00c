import { useTranslations } from '@seaberry/i18n/react';
import { SERVICE_TYPES } from '@seaberry/tracking';

import { useConstants } from '../../../session/use-session.ts';

/** Options of the service type: the backend's list, else the standard ones; a code whose name only repeats it gets our text. */
export function useServiceTypes(): { value: string; label: string }[] {
  const t = useTranslations('oceanBill');
  const listed = useConstants('ServiceType');
  const items = listed.length > 0 ? listed : SERVICE_TYPES.map((code) => ({ code, name: code }));
  return items.map(({ code, name }) => {
    const known = SERVICE_TYPES.find((type) => type === code);
    return { value: code, label: known && name === code ? t(`form.serviceTypes.${known}`) : name };
  });
}
