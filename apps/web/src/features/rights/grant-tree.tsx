import type { AnswerOf } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { EmptyState } from '@seaberry/ui/empty-state';
import { Tree, type TreeNode } from '@seaberry/ui/tree';
import { AppWindow, Folder, MousePointerClick, SquareArrowOutUpRight } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';

import { leavesOf, openIdOf, applySelectionRules } from './grant.logic.ts';

type Menus = AnswerOf<'sysMenu', 'list'>;
type MenuNode = Menus[number];

export interface GrantTreeProps {
  menus: Menus;
  checked: ReadonlySet<string>;
  /** Without it the tree is read-only. */
  onChange?(checked: ReadonlySet<string>): void;
  /** Number of granted ids that are not in the tree. */
  withdrawn: number;
}

const ICONS: Partial<Record<number, ReactNode>> = {
  1: <Folder size={16} />,
  2: <AppWindow size={16} />,
  3: <MousePointerClick size={16} />,
};

/** Directories, pages and buttons with checkboxes. */
export function GrantTree({ menus, checked, onChange, withdrawn }: GrantTreeProps): ReactNode {
  const t = useTranslations('rights.grant');
  const openPage = t('openPage');
  const locked = onChange === undefined;
  const nodes = useMemo(() => menus.map((menu) => nodeOf(menu, openPage, locked)), [menus, openPage, locked]);
  const parents = useMemo(() => parentsOf(nodes), [nodes]);
  const leaves = useMemo(() => menus.flatMap(leavesOf), [menus]);
  // Directories are expanded, so that every page is visible.
  const [expanded, setExpanded] = useState<readonly string[]>(() => menus.map(({ id }) => id));
  if (menus.length === 0) return <EmptyState size="sm" title={t('nothingTitle')} description={t('nothingText')} />;
  const open = new Set(expanded);
  const allOpen = parents.every((id) => open.has(id));
  const count = leaves.filter((leaf) => checked.has(leaf)).length;
  const all = count === leaves.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {withdrawn > 0 && <Alert tone="warning">{t('withdrawn', { count: withdrawn })}</Alert>}
      <div className="flex flex-wrap items-center gap-1">
        <output className="me-auto">{t('count', { checked: count, all: leaves.length })}</output>
        {onChange && (
          <Button size="sm" variant="ghost" onClick={() => onChange(new Set(all ? [] : leaves))}>
            {t(all ? 'checkNone' : 'checkAll')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setExpanded(allOpen ? [] : parents)}>
          {t(allOpen ? 'collapseAll' : 'expandAll')}
        </Button>
      </div>
      <Tree
        // On a phone it uses the full height.
        className="h-[min(26rem,50dvh)] max-sm:h-[max(12rem,100dvh-17rem)]"
        label={t('tree')}
        searchLabel={t('search')}
        selection="check"
        nodes={nodes}
        expansion={{ expanded, onExpandedChange: setExpanded }}
        value={[...checked]}
        onChange={(ids) => {
          const known = new Set(leaves);
          onChange?.(
            applySelectionRules(
              menus,
              checked,
              ids.filter((id) => known.has(id)),
            ),
          );
        }}
      />
    </div>
  );
}

function nodeOf(menu: MenuNode, openPage: string, locked: boolean): TreeNode {
  const open = openIdOf(menu);
  const children = (menu.children ?? []).map((child) => nodeOf(child, openPage, locked));
  const page: TreeNode[] = open ? [{ id: open, label: openPage, icon: <SquareArrowOutUpRight size={16} />, disabled: locked }] : [];
  const icon = ICONS[menu.type ?? 0];
  return {
    id: menu.id,
    label: menu.title,
    disabled: locked,
    ...(icon ? { icon } : {}),
    keywords: [menu.permission, menu.path, menu.component].filter((word) => typeof word === 'string'),
    ...(children.length > 0 ? { children: [...page, ...children] } : {}),
  };
}

const parentsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children ? [id, ...parentsOf(children)] : []));
