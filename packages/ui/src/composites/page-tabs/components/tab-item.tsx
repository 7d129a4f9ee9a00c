import { Pin, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useWorkspaceText } from '../../../lib/ui-provider.js';
import type { PageTab } from '../page-tabs.types.js';
import { canCloseTab, canPinTab } from '../page-tabs.logic.js';
import { pageTabVariants, type PageTabsStyle } from '../page-tabs.variants.js';
import { TabShape } from './tab-shape.js';

interface TabItemProps {
  tab: PageTab;
  styleName: PageTabsStyle;
  active: boolean;
  /** Whether its buttons are the tab stops of the strip. */
  current: boolean;
  showIcon: boolean;
  tall: boolean;
  onSelect: () => void;
  onClose: () => void;
  onUnpin: (() => void) | undefined;
}

/** One open page: a button that shows it, and a button that closes or unpins it. */
export function TabItem({ tab, styleName, active, current, showIcon, tall, onSelect, onClose, onUnpin }: TabItemProps): ReactNode {
  return (
    <li
      data-slot="page-tabs-item"
      data-page={tab.id}
      data-active={active || undefined}
      data-pinned={tab.pinned || undefined}
      className={cn(pageTabVariants(styleName, active), tall ? 'sb:h-control-sm' : 'sb:h-6', 'sb:pointer-coarse:h-control-lg')}
    >
      {styleName === 'tags-style-five' && <TabShape active={active} />}
      <button
        data-slot="page-tabs-page"
        type="button"
        aria-current={active ? 'page' : undefined}
        tabIndex={current ? 0 : -1}
        title={tab.title}
        onClick={onSelect}
        // Prevents autoscroll by the wheel button.
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onAuxClick={(event) => event.button === 1 && onClose()}
        className={cn(
          'sb:relative sb:flex sb:h-full sb:min-w-0 sb:cursor-pointer sb:items-center sb:gap-1.5 sb:ps-2.5',
          'sb:rounded-control sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
        )}
      >
        {showIcon && tab.icon !== undefined && (
          <span data-slot="page-tabs-icon" aria-hidden className="sb:flex sb:shrink-0">
            {tab.icon}
          </span>
        )}
        <span data-slot="page-tabs-title" className="sb:max-w-40 sb:truncate">
          {tab.title}
        </span>
      </button>
      <TabEnd tab={tab} active={active} current={current} onClose={onClose} onUnpin={onUnpin} />
    </li>
  );
}

const END_BUTTON =
  'sb:relative sb:mx-1 sb:flex sb:size-5 sb:pointer-coarse:size-control-lg sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control ' +
  'sb:hover:bg-current/10 sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2';

function TabEnd({
  tab,
  active,
  current,
  onClose,
  onUnpin,
}: Pick<TabItemProps, 'tab' | 'active' | 'current' | 'onClose' | 'onUnpin'>): ReactNode {
  const text = useWorkspaceText();
  const tabIndex = current ? 0 : -1;
  if (canCloseTab(tab)) {
    const label = text.closePage(tab.title);
    return (
      <button
        data-slot="page-tabs-close"
        type="button"
        aria-label={label}
        title={label}
        tabIndex={tabIndex}
        onClick={onClose}
        // On touch devices only the active page can be closed: the others are too easily hit.
        className={cn(END_BUTTON, !active && 'sb:text-subtle sb:hover:text-text sb:pointer-coarse:hidden')}
      >
        <X data-slot="page-tabs-close-icon" size={14} aria-hidden />
      </button>
    );
  }
  if (tab.pinned && canPinTab(tab) && onUnpin) {
    const label = text.unpinPage(tab.title);
    return (
      <button
        data-slot="page-tabs-unpin"
        type="button"
        aria-label={label}
        title={label}
        tabIndex={tabIndex}
        onClick={onUnpin}
        className={END_BUTTON}
      >
        <Pin data-slot="page-tabs-unpin-icon" size={14} aria-hidden />
      </button>
    );
  }
  return <span data-slot="page-tabs-end" className="sb:ps-2.5" />;
}
