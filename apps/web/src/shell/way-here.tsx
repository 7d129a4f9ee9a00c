import { useTranslations } from '@seaberry/i18n/react';
import { Breadcrumb, Breadcrumbs } from '@seaberry/ui/page-header';
import { useLocale } from '@seaberry/ui/ui-provider';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { NavEntry } from '../session/navigation.ts';
import { hrefTo } from '../shared/links.ts';
import type { RawSearch } from '../shared/search.ts';
import { pageTitle } from './title.ts';

export interface WayHereProps {
  entries: readonly NavEntry[];
  /** Path of the page that is shown. */
  path: string;
}

/** The steps from the top of the menu to the page. */
export function WayHere({ entries, path }: WayHereProps): ReactNode {
  const t = useTranslations('shell');
  const locale = useLocale();
  const last = useMatches({ select: (matches) => matches.at(-1) });
  const steps = stepsTo(entries, path) ?? [];
  const own = steps.at(-1)?.path === path;
  const name = last?.staticData.title;
  // The router's search is what our own parser read: texts only.
  const title = pageTitle({ search: (last?.search ?? {}) as RawSearch, routeTitle: name ? t(`titles.${name}`) : '', locale });
  return (
    <Breadcrumbs>
      {steps.map((step) =>
        step.path === path ? (
          <Breadcrumb key={step.path} current>
            {step.title}
          </Breadcrumb>
        ) : (
          <Breadcrumb key={step.path} {...(step.children.length > 0 ? {} : { href: hrefTo(step.path) })}>
            {step.title}
          </Breadcrumb>
        ),
      )}
      {!own && title && <Breadcrumb current>{title}</Breadcrumb>}
    </Breadcrumbs>
  );
}

/** Entries above and at a page; the page itself may stand below the last one. */
export function stepsTo(entries: readonly NavEntry[], path: string): NavEntry[] | null {
  for (const entry of entries) {
    const below = stepsTo(entry.children, path);
    if (below) return [entry, ...below];
    if (entry.children.length === 0 && !entry.external && (path === entry.path || path.startsWith(`${entry.path}/`))) return [entry];
  }
  return null;
}
