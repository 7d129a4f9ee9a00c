import { useTranslations } from '@seaberry/i18n/react';
import { SERVICE_TYPES } from '@seaberry/tracking';

import { useConstants } from '../../../session/use-session.ts';

/** What can be chosen as service type: the back end's list, else the usual ones; a code that says nothing more is put into words. */
export function useServiceTypes(): { value: string; label: string }[] {
  const t = useTranslations('oceanBill');
  const listed = useConstants('ServiceType');
  const items = listed.length > 0 ? listed : SERVICE_TYPES.map((code) => ({ code, name: code }));
  return items.map(({ code, name }) => {
    const known = SERVICE_TYPES.find((type) => type === code);
    return { value: code, label: known && name === code ? t(`form.serviceTypes.${known}`) : name };
  });
}
