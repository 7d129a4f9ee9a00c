import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import { shownTheme, themes } from '../packages/ui/src/testing/docs/theme.js';

addons.setConfig({
  // Chosen by the address before anything was drawn (early.ts).
  theme: themes[document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'],
  sidebar: {
    // Badge of components that may still change; stable ones have none.
    renderLabel: ({ name, type, tags }) => {
      // In search a page of text goes by the name of its component (search.ts); under that component it is the guide.
      if (type === 'docs') return tags.includes('unattached-mdx') ? name : 'Guide';
      return (type === 'component' || type === 'story') && tags.includes('status:experimental') ? `${name} · experimental` : name;
    },
  },
});

// The frame follows the theme that the toolbar chose for the page inside it.
addons.register('seaberry/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
    const theme = shownTheme(globals['theme']);
    document.documentElement.dataset['theme'] = theme;
    api.setOptions({ theme: themes[theme] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
