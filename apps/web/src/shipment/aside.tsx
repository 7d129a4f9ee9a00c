import { useTranslations } from '@seaberry/i18n/react';
import { useFormat } from '@seaberry/ui/ui-provider';
import { VisuallyHidden } from '@seaberry/ui/visually-hidden';
import { AlarmClock, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { ownTime } from '../shared/own-time.ts';
import type { Shipment, ShipmentKind } from './shipment.ts';

type Texts = Pick<ShipmentKind<never>, 'texts'>;

/** That a person has handled or snoozed a shipment, in a sentence; null for one that is not aside. */
export function useAsideText({ texts }: Texts): (aside: Shipment['aside']) => string | null {
  const t = useTranslations(texts);
  const format = useFormat();
  return (aside) => {
    if (aside === null) return null;
    const { who, at, until } = aside;
    const person = who ?? t('activity.system');
    return until === null
      ? t('aside.handledBy', { who: person, at: ownTime(format, at) })
      : t('aside.snoozedBy', { who: person, until: ownTime(format, until) });
  };
}

/** Small mark of a shipment that was handled or snoozed. */
export function AsideMark({ kind, aside }: { kind: Texts; aside: Shipment['aside'] }): ReactNode {
  const words = useAsideText(kind)(aside);
  if (aside === null || words === null) return null;
  const Icon = aside.until === null ? CircleCheck : AlarmClock;
  return (
    <span className="inline-flex shrink-0" title={words}>
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
