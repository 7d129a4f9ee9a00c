import type { ReactNode } from 'react';

import { BRAND, TOP_END } from '../../composites/app-layout/fixtures/frame.js';
import { productMenu } from '../../composites/app-layout/fixtures/product-menu.js';
import { AppLayout } from '../../composites/app-layout/index.js';
import { Breadcrumb, Breadcrumbs } from '../../composites/page-header/index.js';
import { PageTabs, type PageTab } from '../../composites/page-tabs/index.js';
import { useLocale } from '../../lib/ui-provider.js';

const nothing = (): void => {};

/** As many as the doubles of the screens have. */
const COUNTS = { '/tracking/oceanBill': 18, '/tracking/airWaybill': 2 };

/** The frame of the product around a screen, with the menu entry of its path selected. */
export function ScreenFrame({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const menu = productMenu(useLocale(), COUNTS);
  const group = menu.find((entry) => entry.children?.some((page) => page.path === path));
  const page = (group?.children ?? menu).find((entry) => entry.path === path);
  if (!page) throw new Error(`No entry of the sample menu has the path ${path}.`);
  const home = menu[0]?.children?.[0] ?? page;
  const tabs: PageTab[] = [home, page]
    .filter((entry, at, all) => all.indexOf(entry) === at)
    .map(({ path: id, title, icon }) => ({ id, title, icon, pinned: id === home.path, closable: id !== home.path }));
  return (
    <AppLayout
      menu={menu}
      activePath={path}
      brand={BRAND}
      topStart={
        <Breadcrumbs>
          {group && <Breadcrumb>{group.title}</Breadcrumb>}
          <Breadcrumb current>{page.title}</Breadcrumb>
        </Breadcrumbs>
      }
      topEnd={TOP_END}
      tabs={<PageTabs tabs={tabs} activeId={path} onSelect={nothing} onClose={nothing} />}
      // The frame of Storybook would follow the link.
      onNavigate={(_item, event) => event.preventDefault()}
    >
      {children}
    </AppLayout>
  );
}
