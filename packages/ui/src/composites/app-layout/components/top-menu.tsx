import { ChevronDown, Ellipsis } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useLayoutText } from '../../../lib/ui-provider.js';
import type { LayoutMenuItem } from '../app-layout.types.js';
import { sectionAction } from '../layout.logic.js';
import { isGroup, keyOf } from '../menu.logic.js';
import { useMenu } from './menu-context.js';
import { MenuFlyout } from './menu-flyout.js';
import { EntryCount, EntryIcon, ExternalSign } from './menu-signs.js';

/** Props shared by the sections of the top bar and of the first column. */
export interface SectionProps {
  items: readonly LayoutMenuItem[];
  section: LayoutMenuItem | undefined;
  /** Id of the aside while it is there. */
  asideId: string | undefined;
  onShow: (section: LayoutMenuItem) => void;
}

interface TopMenuProps extends SectionProps {
  kind: 'tree' | 'sections';
}

/** Menu in the top bar. Entries that do not fit move to “More”. */
export function TopMenu({ kind, items, section, asideId, onShow }: TopMenuProps): ReactNode {
  const text = useLayoutText();
  const { isCurrent, holdsCurrent } = useMenu();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const cut = useCutOff(list, items);
  const more = items.filter((item) => cut.has(keyOf(item)));
  return (
    <nav data-slot="app-layout-top-menu" aria-label={text.menu} className="sb:flex sb:min-w-0 sb:grow sb:items-center sb:gap-1">
      {/* Only the first line of the wrapping list is visible; entries on the others do not fit. */}
      <ul
        data-slot="app-layout-top-list"
        ref={setList}
        className="sb:flex sb:h-8 sb:min-w-0 sb:grow sb:flex-wrap sb:gap-1 sb:overflow-hidden"
      >
        {items.map((item) => (
          <li
            key={keyOf(item)}
            data-slot="app-layout-top-row"
            data-key={keyOf(item)}
            className={cn('sb:max-w-full', cut.has(keyOf(item)) && 'sb:invisible')}
          >
            {kind === 'sections' ? <Section item={item} section={section} asideId={asideId} onShow={onShow} /> : <Entry item={item} />}
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <MenuFlyout items={more} place="below">
          <TopButton active={more.some((item) => isCurrent(item) || holdsCurrent(item))}>
            <Ellipsis data-slot="app-layout-more-icon" size={16} aria-hidden className="sb:shrink-0" />
            {text.moreMenu}
          </TopButton>
        </MenuFlyout>
      )}
    </nav>
  );
}

const ROW =
  'sb:flex sb:h-control-md sb:max-w-full sb:items-center sb:gap-2 sb:rounded-control sb:px-2.5 sb:text-sm sb:no-underline sb:whitespace-nowrap ' +
  'sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2';
const stateClass = (active: boolean): string =>
  active
    ? 'sb:bg-primary-soft sb:font-semibold sb:text-primary-text sb:forced-colors:border'
    : 'sb:text-muted sb:hover:bg-sunken sb:hover:text-text sb:data-[state=open]:bg-sunken sb:data-[state=open]:text-text';

function TopButton({ active, className, ...rest }: ComponentProps<'button'> & { active: boolean }): ReactNode {
  return (
    <button
      data-slot="app-layout-top-button"
      type="button"
      {...rest}
      className={cn(ROW, stateClass(active), 'sb:shrink-0 sb:cursor-pointer', className)}
    />
  );
}

function TopLink({ item, to = item, active }: { item: LayoutMenuItem; to?: LayoutMenuItem; active: boolean }): ReactNode {
  const { linkTo, isCurrent } = useMenu();
  return (
    <a
      data-slot="app-layout-top-link"
      aria-current={isCurrent(to) ? 'page' : undefined}
      {...linkTo(to)}
      className={cn(ROW, stateClass(active))}
    >
      <Content item={item} />
      <ExternalSign item={to} />
    </a>
  );
}

function Content({ item }: { item: LayoutMenuItem }): ReactNode {
  return (
    <>
      <EntryIcon item={item} />
      <span data-slot="app-layout-top-text" className="sb:truncate">
        {item.title}
      </span>
      <EntryCount item={item} />
    </>
  );
}

function Entry({ item }: { item: LayoutMenuItem }): ReactNode {
  const { isCurrent, holdsCurrent } = useMenu();
  if (!isGroup(item)) return <TopLink item={item} active={isCurrent(item)} />;
  return (
    <MenuFlyout items={item.children} place="below">
      <TopButton active={holdsCurrent(item)}>
        <Content item={item} />
        <ChevronDown data-slot="app-layout-top-sign" size={14} aria-hidden className="sb:shrink-0" />
      </TopButton>
    </MenuFlyout>
  );
}

function Section({ item, section, asideId, onShow }: { item: LayoutMenuItem } & Omit<SectionProps, 'items'>): ReactNode {
  const { trail } = useMenu();
  const action = sectionAction(item, trail);
  const shown = section !== undefined && keyOf(section) === keyOf(item);
  if (action.kind === 'go') return <TopLink item={item} to={action.item} active={shown} />;
  return (
    <TopButton
      active={shown}
      aria-expanded={shown && asideId !== undefined}
      aria-controls={shown ? asideId : undefined}
      onClick={() => onShow(item)}
    >
      <Content item={item} />
    </TopButton>
  );
}

/** Keys of the entries that are not fully visible in the list. */
function useCutOff(list: HTMLUListElement | null, items: readonly LayoutMenuItem[]): ReadonlySet<string> {
  const [cut, setCut] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(() => {
    if (!list) return;
    const watch = new IntersectionObserver((entries) => setCut((before) => updateCutOff(before, entries)), {
      root: list,
      threshold: [0, 0.99],
    });
    for (const row of list.children) watch.observe(row);
    return () => watch.disconnect();
  }, [list, items]);
  return cut;
}

function updateCutOff(before: ReadonlySet<string>, entries: readonly IntersectionObserverEntry[]): ReadonlySet<string> {
  const next = new Set(before);
  for (const { target, intersectionRatio } of entries) {
    const key = target.getAttribute('data-key') ?? '';
    if (intersectionRatio < 0.99) next.add(key);
    else next.delete(key);
  }
  const same = next.size === before.size && [...next].every((key) => before.has(key));
  return same ? before : next;
}
