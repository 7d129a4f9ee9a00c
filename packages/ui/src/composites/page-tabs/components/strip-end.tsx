import { ChevronDown, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

import { DropdownMenu, DropdownMenuItem, DropdownMenuRadioGroup, DropdownMenuSeparator } from '../../../components/dropdown-menu/index.js';
import { IconButton } from '../../../components/icon-button/index.js';
import { useFormat, useWorkspaceText } from '../../../lib/ui-provider.js';
import type { PageTab } from '../page-tabs.types.js';
import { hasMenu, TabMenu, type TabMenuActions } from './tab-menu.js';

interface StripEndProps extends TabMenuActions {
  tabs: readonly PageTab[];
  active: PageTab | undefined;
  overflowing: boolean;
  onSelect: (id: string) => void;
}

/** End of the strip: a list of all pages when they overflow, and the actions of the active one. */
export function StripEnd({ tabs, active, overflowing, onSelect, ...actions }: StripEndProps): ReactNode {
  const text = useWorkspaceText();
  const format = useFormat();
  const all = text.allPages(format.number(tabs.length));
  return (
    <>
      {overflowing && (
        <DropdownMenu
          trigger={
            <IconButton
              data-slot="page-tabs-all"
              size="sm"

              label={all}
              icon={<ChevronDown data-slot="page-tabs-all-icon" size={16} aria-hidden />}
            />
          }
        >
          <DropdownMenuRadioGroup
            label={all}
            hideLabel
            value={active?.id ?? ''}
            onChange={onSelect}
            options={tabs.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </DropdownMenu>
      )}
      {active && hasMenu(active, tabs, actions) && (
        <DropdownMenu
          trigger={
            <IconButton
              data-slot="page-tabs-more"
              size="sm"

              label={text.pageActions(active.title)}
              icon={<Ellipsis data-slot="page-tabs-more-icon" size={16} aria-hidden />}
            />
          }
        >
          <TabMenu tab={active} tabs={tabs} Item={DropdownMenuItem} Separator={DropdownMenuSeparator} {...actions} />
        </DropdownMenu>
      )}
    </>
  );
}
