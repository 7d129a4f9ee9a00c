import type { ReactNode } from 'react';

import type { MenuTree } from '../menu/menu-tree.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import type { OpenPage } from '../workspace/open-pages.ts';
import { PageHost } from '../workspace/page-host.tsx';
import { AnyPage } from './any-page.lazy.tsx';

/** Content of an open page. */
export function OpenPageNode({ tab, menu }: { tab: OpenPage; menu: MenuTree }): ReactNode {
  const page = resolvePage(tab.path, menu);
  if (page.type !== 'screen') return <AnyPage.Component page={page} />;
  return <PageHost screen={page.screen} pageId={tab.id} path={tab.path} search={{ ...tab.search, ...page.params }} />;
}
