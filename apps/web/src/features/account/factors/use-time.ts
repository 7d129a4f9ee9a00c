import { useFormat } from '@seaberry/ui/ui-provider';

import { ownTime } from '../../../shared/own-time.ts';

/** Formats an instant with its zone; empty for no instant. */
export function useTime(): (instant: string | null | undefined) => string {
  const format = useFormat();
  return (instant) => ownTime(format, instant);
}
