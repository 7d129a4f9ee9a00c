import { useFormat } from '@seaberry/ui/ui-provider';

import { ownTime } from '../../../shared/own-time.ts';

/** Words for an instant with its zone; empty without one. */
export function useTime(): (instant: string | null | undefined) => string {
  const format = useFormat();
  return (instant) => ownTime(format, instant);
}
