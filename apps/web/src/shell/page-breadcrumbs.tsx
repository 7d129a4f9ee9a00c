import { useTranslations } from '@seaberry/i18n/react';
import { Icon } from '@seaberry/ui/icon';
import { Breadcrumb, Breadcrumbs } from '@seaberry/ui/page-header';
import { useLocale } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { wayTo, type MenuItem } from '../menu/menu-items.ts';
import { useMenu } from '../session/use-menu.ts';
import type { OpenPages } from '../workspace/use-workspace.ts';
import { pageName } from './page-names.ts';

export interface PageBreadcrumbsProps {
  pages: OpenPages;
  items: readonly MenuItem[];
  icons: boolean;
}

/** Breadcrumbs from the top of the menu to the page. */
export function PageBreadcrumbs({ pages, items, icons }: PageBreadcrumbsProps): ReactNode {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { menu } = useMenu();
  const { path } = pages.place;
  const steps = wayTo(items, path);
  const own = steps.at(-1)?.path === path;
  const { title } = pageName(pages.place, menu, locale, t);
  const label = (step: MenuItem): ReactNode => (
    <>
      {icons && step.icon && <Icon name={step.icon} size="sm" className="me-1 inline-block align-[-2px]" />}
      {step.title}
    </>
  );
  return (
    <Breadcrumbs>
      {steps.map((step) =>
        step.path === path ? (
          <Breadcrumb key={step.path} current>
            {label(step)}
          </Breadcrumb>
        ) : (
          // A group without a page of its own is no link.
          <Breadcrumb key={step.path} {...(step.children.some(({ hidden }) => !hidden) && !step.redirect ? {} : { href: step.href })}>
            {label(step)}
          </Breadcrumb>
        ),
      )}
      {!own && title && <Breadcrumb current>{title}</Breadcrumb>}
    </Breadcrumbs>
  );
}
