import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import { shownTheme, themes } from './theme.js';

addons.setConfig({
  theme: themes.light,
  sidebar: {
    // What is stable needs no word; what may still change says so where it is chosen.
    renderLabel: ({ name, type, tags }) =>
      (type === 'component' || type === 'story') && tags.includes('status:experimental') ? `${name} · experimental` : name,
  },
});

// The frame follows the theme that the toolbar chose for the page inside it.
addons.register('seaberry/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
    api.setOptions({ theme: themes[shownTheme(globals['theme'])] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
