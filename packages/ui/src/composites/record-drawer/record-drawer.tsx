import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { CopyableId } from '../../components/copyable-id/index.js';
import { DescriptionList, type DescriptionItem } from '../../components/description-list/index.js';
import { Drawer, type DrawerProps } from '../../components/drawer/index.js';
import { IconButton } from '../../components/icon-button/index.js';
import { announce } from '../../lib/announce.js';
import { useDisplayText } from '../../lib/use-display-text.js';
import { useFormat } from '../../lib/ui-provider.js';

export interface RecordItem extends DescriptionItem {
  /** Text that a button beside the value copies. */
  copy?: string;
}

export interface RecordGroup {
  /** Stable and unique. */
  id: string;
  /** Heading above the facts. */
  title?: string;
  /** Facts in reading order. */
  items: readonly RecordItem[];
}

export interface RecordDrawerProps extends Omit<DrawerProps, 'trigger' | 'dirtyGuard' | 'onCloseRequest'> {
  /** Facts of the record in groups. */
  groups: readonly RecordGroup[];
  /** Called for the previous record; also the key K. Undefined for the first. */
  onPrevious?: (() => void) | undefined;
  /** Called for the next record; also the key J. Undefined for the last. */
  onNext?: (() => void) | undefined;
  /** Position in the list, from 1. Without it there is no navigation. */
  place?: { at: number; of: number } | undefined;
  /** Content below the groups: texts of more than a line. */
  children?: ReactNode;
}

/** Details of one record of a list, read-only, beside the list. Buttons and keys go to its neighbours. */
export function RecordDrawer(props: RecordDrawerProps): ReactNode {
  const { groups, onPrevious, onNext, place, footer, children, size = 'lg', onKeyDown, ...rest } = props;
  const { title } = rest;
  const shown = useRef(title);
  // The dialog announces its title when it opens; later titles only here.
  useEffect(() => {
    if (shown.current !== title) announce(title);
    shown.current = title;
  }, [title]);
  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event);
    const go = isPlainKey(event) ? { j: onNext, k: onPrevious }[event.key.toLowerCase()] : undefined;
    if (!go) return;
    event.preventDefault();
    go();
  };
  return (
    <Drawer
      data-slot="record-drawer"
      {...rest}
      size={size}
      onKeyDown={handleKey}
      {...(place || footer !== undefined ? { footer: <Foot {...{ place, onPrevious, onNext }}>{footer}</Foot> } : {})}
    >
      <div data-slot="record-drawer-body" className="sb:grid sb:grid-cols-[minmax(0,1fr)] sb:gap-4">
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        {children}
      </div>
    </Drawer>
  );
}

/** Excludes keys typed into inputs, and those of overlays above the drawer. */
function isPlainKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return false;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return false;
  return !target.isContentEditable && !target.matches('input, textarea, select, [role="tree"] *');
}

function Group({ group: { title, items } }: { group: RecordGroup }): ReactNode {
  if (items.length === 0) return null;
  return (
    <section data-slot="record-drawer-group" className="sb:grid sb:grid-cols-[minmax(0,1fr)] sb:gap-2">
      {title !== undefined && (
        <h3 data-slot="record-drawer-group-title" className="sb:text-sm sb:font-semibold">
          {title}
        </h3>
      )}
      <DescriptionList
        layout="inline"
        items={items.map(({ copy, ...item }) =>
          copy === undefined || copy === ''
            ? item
            : {
                ...item,
                description: (
                  <CopyableId data-slot="record-drawer-copy" wrap value={copy}>
                    {item.description}
                  </CopyableId>
                ),
              },
        )}
      />
    </section>
  );
}

type FootProps = Pick<RecordDrawerProps, 'place' | 'onPrevious' | 'onNext' | 'children'>;

function Foot({ place, onPrevious, onNext, children }: FootProps): ReactNode {
  const text = useDisplayText();
  const format = useFormat();
  return (
    <>
      {place && (
        <div data-slot="record-drawer-neighbours" className="sb:me-auto sb:flex sb:items-center sb:gap-1">
          <IconButton
            label={text.recordPrevious}
            aria-keyshortcuts="k"
            icon={<ChevronUp data-slot="record-drawer-icon" size={16} aria-hidden />}
            {...(onPrevious ? { onClick: onPrevious } : { disabledReason: text.recordFirst })}
          />
          <IconButton
            label={text.recordNext}
            aria-keyshortcuts="j"
            icon={<ChevronDown data-slot="record-drawer-icon" size={16} aria-hidden />}
            {...(onNext ? { onClick: onNext } : { disabledReason: text.recordLast })}
          />
          <span data-slot="record-drawer-place" className="sb:text-sm sb:text-muted sb:tabular-nums">
            {text.recordPlace(format.number(place.at), format.number(place.of))}
          </span>
        </div>
      )}
      {children}
    </>
  );
}
