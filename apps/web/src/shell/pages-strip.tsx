import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { Icon } from '@seaberry/ui/icon';
import { PageTabs } from '@seaberry/ui/page-tabs';
import { useLocale } from '@seaberry/ui/ui-provider';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { draftsOf } from '../session/own-storage.ts';
import { useMenu } from '../session/use-menu.ts';
import { useThemeConfig } from '../settings/use-theme-config.ts';
import type { OpenPages } from '../workspace/use-workspace.ts';
import { pageName } from './page-names.ts';

export function PagesStrip({ pages, onFullPage }: { pages: OpenPages; onFullPage: () => void }): ReactNode {
  const t = useTranslations('shell');
  const locale = useLocale();
  const config = useThemeConfig();
  const { menu } = useMenu();
  const queryClient = useQueryClient();
  const { store, tabs, go } = pages;
  const common = useTranslations('common');
  const drafts = draftsOf(useApp());
  const [confirmation, setConfirmation] = useState<{ act: () => void } | null>(null);
  const show = (id: string): void => {
    const tab = tabs.find((one) => one.id === id);
    if (tab) go({ path: tab.path, search: tab.search });
  };
  const close = (ids: readonly string[]): void => {
    const place = store.close(ids);
    drafts.release(ids);
    if (place) go(place, true);
    else if (store.get().tabs.length === 0) go({ path: '/', search: {} }, true);
  };
  const refresh = (id: string): void => {
    // A manual refresh refetches regardless of the cache: now for this page, for others when shown. Queries without a cache limit belong to
    // the session and are kept.
    void queryClient.invalidateQueries({ refetchType: 'none', predicate: ({ gcTime }) => gcTime !== Infinity });
    drafts.release([id]);
    store.refresh(id);
  };
  /** Asks for confirmation before unsaved input is lost. */
  const unlessDirty = (ids: readonly string[], act: () => void): void => {
    if (drafts.isDirty(ids)) setConfirmation({ act });
    else act();
  };
  return (
    <>
      <PageTabs
        tabs={tabs.map((tab) => {
          const { title, icon } = pageName(tab, menu, locale, t);
          return {
            id: tab.id,
            pinned: tab.pinned,
            closable: tab.closable,
            title,
            ...(icon ? { icon: <Icon name={icon} size="sm" /> } : {}),
          };
        })}
        activeId={pages.activeId}
        onSelect={show}
        onClose={(ids) => unlessDirty(ids, () => close(ids))}
        onPin={(id, pinned) => store.pin(id, pinned)}
        onMove={(id, to) => store.move(id, to)}
        onRefresh={(id) => unlessDirty([id], () => refresh(id))}
        onFullPage={(id) => {
          show(id);
          onFullPage();
        }}
        styleName={config.tagsStyle}
        showIcons={config.isTagsviewIcon}
        sortable={config.isSortableTagsView}
      />
      <ConfirmDialog
        open={confirmation !== null}
        onOpenChange={(open) => {
          if (!open) setConfirmation(null);
        }}
        title={common('discardTitle')}
        description={common('discardText')}
        confirmLabel={common('discard')}
        tone="danger"
        onConfirm={() => {
          confirmation?.act();
          setConfirmation(null);
        }}
      />
    </>
  );
}
