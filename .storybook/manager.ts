import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import { isChinese } from '../packages/ui/src/testing/docs/pages.js';
import { shownTheme, themes } from '../packages/ui/src/testing/docs/theme.js';

addons.setConfig({
  // Set from the URL before the first paint (testing/docs/early.ts).
  theme: themes[document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'],
  sidebar: {
    // Badge of components that may still change; stable ones have none.
    renderLabel: ({ id, name, type, tags }) => {
      // In search results a docs page has the name of its component (search.ts); below the component it is the guide.
      if (type === 'docs') return tags.includes('unattached-mdx') ? name : isChinese(id) ? '指南' : 'Guide';
      return (type === 'component' || type === 'story') && tags.includes('status:experimental') ? `${name} · experimental` : name;
    },
  },
});

// The manager follows the theme selected in the toolbar.
addons.register('seaberry/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
    const theme = shownTheme(globals['theme']);
    // New options render the whole manager again.
    if (document.documentElement.dataset['theme'] === theme) return;
    document.documentElement.dataset['theme'] = theme;
    api.setOptions({ theme: themes[theme] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
