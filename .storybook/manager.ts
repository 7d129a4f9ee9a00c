import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import { labelOf } from '../packages/ui/src/testing/docs/pages.js';
import { shownTheme, themes } from '../packages/ui/src/testing/docs/theme.js';

addons.setConfig({
  // Set from the URL before the first paint (testing/docs/early.ts).
  theme: themes[document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'],
  sidebar: {
    renderLabel: labelOf,
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
