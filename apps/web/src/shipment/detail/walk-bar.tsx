import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { IconButton } from '@seaberry/ui/icon-button';
import { useShortcuts, type Shortcut } from '@seaberry/ui/shortcut-list';
import { useFormat } from '@seaberry/ui/ui-provider';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { PHONE, useMedia } from '../../shared/use-media.ts';
import type { ShipmentListDefinition } from '../list/inputs.ts';
import { KeyHints, KeysDialog } from '../list/list-keys.tsx';
import type { ShipmentRow } from '../shipment.ts';
import { useWalk } from './use-walk.ts';

export interface WalkBarProps<R extends ShipmentRow> {
  list: ShipmentListDefinition<R>;
  id: string;
}

/** The way through the list without going back to it, by keys and by buttons. */
export function WalkBar<R extends ShipmentRow>({ list, id }: WalkBarProps<R>): ReactNode {
  const { kind } = list;
  const t = useTranslations(kind.texts);
  const format = useFormat();
  const phone = useMedia(PHONE);
  const [help, setHelp] = useState(false);
  const { place, next, previous, back } = useWalk(list, id);
  const shortcuts: readonly Shortcut[] = [
    { keys: ['j'], label: t('keys.next'), onPress: next },
    { keys: ['k'], label: t('keys.previous'), onPress: previous },
    { keys: ['u', 'Escape'], label: t('detail.back'), onPress: (event) => !hasOwnEscape(event) && back() },
    { keys: ['?'], label: t('keys.help'), onPress: () => setHelp(true) },
  ];
  useShortcuts(shortcuts);
  const last = place && place.at >= place.total;
  return (
    <>
      {!phone && (
        <Button size="sm" variant="ghost" icon={<ArrowLeft size={16} />} aria-keyshortcuts="u" onClick={back}>
          {t('detail.back')}
        </Button>
      )}
      {place && (
        <span className="flex items-center gap-1">
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">
            {t('detail.place', { at: place.at, total: `${format.number(place.total)}${place.capped ? '+' : ''}` })}
          </span>
          <IconButton
            size="sm"
            label={t('keys.previous')}
            icon={<ChevronUp size={16} />}
            {...(place.at > 1 ? { onClick: previous } : { disabledReason: t('detail.first') })}
          />
          <IconButton
            size="sm"
            label={t('keys.next')}
            icon={<ChevronDown size={16} />}
            {...(last ? { disabledReason: t('detail.last') } : { onClick: next })}
          />
        </span>
      )}
      <KeyHints kind={kind} onHelp={() => setHelp(true)} />
      <KeysDialog title={t('keys.pageTitle')} {...{ shortcuts }} open={help} onOpenChange={setHelp} />
    </>
  );
}

/** Escape closes a tooltip or the readout of the rail first. */
const hasOwnEscape = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  (document.querySelector('[role="tooltip"]') !== null ||
    (target instanceof Element && target.closest('[data-slot="stage-rail"]') !== null));
