import type { Meta } from '@storybook/react-vite';

import { example } from '../testing/stories/example.js';

import { KeptPreferencesExample } from './examples/kept-preferences.js';
import code from './examples/kept-preferences.tsx?raw';

const meta = {
  title: 'Recipes/Remembered language and theme',
  parameters: {
    search: 'dark mode, theme switcher, i18n, language switcher, local storage, 深色模式, 切换语言, 切換語言',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta;

export default meta;

export const KeptPreferences = example(KeptPreferencesExample, code);
