import { useLocale } from '@seaberry/ui/ui-provider';
import { BCP47, type Locale } from '@seaberry/i18n';
import { IntlProvider, type Messages } from '@seaberry/i18n/react';
import { Toaster } from '@seaberry/ui/toaster';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { defineScreen, type ScreenDefinition } from '../../shared/screen.tsx';
import { declare } from '../access.ts';
import { definePair } from '../define-pair.tsx';
import type { Pair, PairSearch } from '../list-pair/pair-search.ts';
import { loadFilters } from '../filters/rare-filters.ts';
import { ResourceScreen } from '../resource-screen.tsx';
import type { Resource } from '../resource.types.ts';
import { loadRecord } from '../record/open-record.tsx';
import { loadCells } from '../rich-kinds.ts';
import { formatResourceSearch, parseResourceSearch, type ResourceSearch } from '../search.ts';

export type DemoTexts = Readonly<Record<Locale, object>>;

/** Screen for stories, based on positions: its texts are under `demo` and not part of the product. */
export function demoScreen(resource: Resource, texts: DemoTexts): ScreenDefinition<ResourceSearch> {
  return defineScreen<ResourceSearch>({
    key: resource.key,
    parseSearch: (raw) => parseResourceSearch(resource, raw),
    formatSearch: (search) => formatResourceSearch(resource, search),
    loader: async ({ app, search }) => {
      await Promise.all([
        declare(resource.controller),
        app.texts.ensure('resource'),
        loadCells(resource),
        loadRecord(resource, search),
        loadFilters(resource.filters),
      ]);
    },
    Component: () => (
      <Texts texts={texts}>
        <ResourceScreen resource={resource} />
        <Toaster />
      </Texts>
    ),
  });
}

/** A screen of two lists. */
export function demoPair(pair: Pair, texts: DemoTexts): ScreenDefinition<PairSearch> {
  const { Component, ...definition } = definePair(pair);
  return {
    ...definition,
    loader: async ({ app }) => {
      await Promise.all([declare(pair.master.controller), declare(pair.detail.controller), app.texts.ensure('resource')]);
    },
    Component: () => (
      <Texts texts={texts}>
        <Component />
        <Toaster />
      </Texts>
    ),
  };
}

function Texts({ texts, children }: { texts: DemoTexts; children: ReactNode }): ReactNode {
  const locale = useLocale();
  const store = useApp().texts;
  const { messages } = useSyncExternalStore(store.subscribe, store.get);
  const all = useMemo(() => ({ ...messages, demo: texts[locale] }) as unknown as Messages, [messages, texts, locale]);
  return (
    <IntlProvider locale={BCP47[locale]} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
