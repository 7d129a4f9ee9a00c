import { carrierByCode, CARRIERS } from '@seaberry/tracking';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import { useMemo } from 'react';

import type { Choice } from '../../../kit/choices.types.ts';

/** Name of a carrier by its SCAC: that of the language, else its trade name. */
export const carrierName = (code: string, { carriers }: { carriers: Readonly<Record<string, string>> }): string =>
  carriers[code] ?? carrierByCode(code)?.name ?? code;

/** Carriers with name and SCAC. */
export function useCarriers(): readonly Choice[] {
  const text = useTrackingText();
  return useMemo(() => CARRIERS.map(({ code }) => ({ value: code, label: `${carrierName(code, text)} (${code})` })), [text]);
}
