import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog } from '@seaberry/ui/dialog';
import { focusFilterSearch } from '@seaberry/ui/filter-bar';
import { Kbd } from '@seaberry/ui/kbd';
import { usePermission } from '@seaberry/ui/permission';
import { usePeek, type Peek } from '@seaberry/ui/peek-panel';
import { ShortcutList, useShortcuts, type Shortcut } from '@seaberry/ui/shortcut-list';
import { useMemo, useState, type ReactNode, type RefObject } from 'react';

import { TOUCH, useMedia } from '../../shared/use-media.ts';
import { useAside } from '../actions/use-aside.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';

interface ListKeysOptions {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'codes'>;
  rows: readonly ShipmentRow[] | undefined;
  /** The page of the list: its first search takes focus. */
  page: RefObject<HTMLElement | null>;
  onSnooze(id: string): void;
}

export interface ListKeys {
  peek: Peek;
  /** The keys of the page, as they are listened to and shown. */
  shortcuts: readonly Shortcut[];
  /** The dialog with the keys is open. */
  help: boolean;
  setHelp(open: boolean): void;
}

const NO_ROWS: readonly ShipmentRow[] = [];

/** Single keys of a list of shipments. */
export function useListKeys({ kind, rows = NO_ROWS, page, onSnooze }: ListKeysOptions): ListKeys {
  const t = useTranslations(kind.texts);
  const [help, setHelp] = useState(false);
  const peek = usePeek(useMemo(() => rows.map(({ id }) => id), [rows]));
  const { keys, currentRow } = peek;
  const may = usePermission();
  const { handle } = useAside(kind);
  const onRow = (act: (id: string) => void) => (): boolean => {
    if (currentRow === undefined) return false;
    act(currentRow);
    return true;
  };
  const working: readonly Shortcut[] = may({ code: kind.codes.update })
    ? [
        { keys: ['e'], label: t('keys.handle'), onPress: onRow((id) => handle([id])) },
        { keys: ['s'], label: t('keys.snooze'), onPress: onRow(onSnooze) },
      ]
    : [];
  const shortcuts: readonly Shortcut[] = [
    { keys: ['j'], also: ['ArrowDown'], label: t('keys.next'), onPress: keys.next },
    { keys: ['k'], also: ['ArrowUp'], label: t('keys.previous'), onPress: keys.previous },
    { keys: ['Enter'], label: t('keys.open'), onPress: keys.open },
    { keys: [' '], label: t('keys.peek'), onPress: keys.peek },
    { keys: ['Tab'], label: t('keys.enter'), onPress: keys.enter },
    { keys: ['x'], label: t('keys.select'), onPress: keys.select },
    ...working,
    { keys: ['Escape'], label: t('keys.close'), onPress: keys.close },
    { keys: ['/'], label: t('keys.search'), onPress: () => focusFilterSearch(page.current) },
    { keys: ['ArrowDown'], label: t('keys.rows') },
    { keys: ['?'], label: t('keys.help'), onPress: () => setHelp(true) },
  ];
  useShortcuts(shortcuts);
  return { peek, shortcuts, help, setHelp };
}

export interface KeyHintsProps extends Pick<ListKeysOptions, 'kind'> {
  onHelp(): void;
}

/** The key that leads to all others, where there is a keyboard. That of the search is in its field. */
export function KeyHints({ kind, onHelp }: KeyHintsProps): ReactNode {
  const t = useTranslations(kind.texts);
  if (useMedia(TOUCH)) return null;
  return (
    <Button size="sm" variant="ghost" aria-keyshortcuts="?" iconEnd={<Kbd>?</Kbd>} onClick={onHelp}>
      {t('keys.all')}
    </Button>
  );
}

export interface KeysDialogProps {
  title: string;
  shortcuts: readonly Shortcut[];
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The keys of a page. */
export function KeysDialog({ title, shortcuts, open, onOpenChange }: KeysDialogProps): ReactNode {
  return (
    <Dialog size="sm" {...{ title, open, onOpenChange }}>
      <ShortcutList shortcuts={shortcuts} />
    </Dialog>
  );
}
