import './styles.js';

import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';

import { BCP47, LOCALE_NAMES, LOCALES, isLocale } from '../packages/i18n/src/core/index.js';
import { UiProvider } from '../packages/ui/src/lib/ui-provider.js';
import { freezeClock } from './fixtures/clock.js';
import { messages } from './fixtures/messages.js';
import { modes, viewports } from './modes.js';

const withLanguage: Decorator = (Story, { globals }) => {
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'en';
  document.documentElement.lang = BCP47[locale];
  return (
    <UiProvider locale={locale} messages={messages[locale]}>
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs', 'status:stable'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes: { light: modes.light, dark: modes.dark, 'zh-CN': modes['zh-CN'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: true },
    options: {
      storySort: {
        order: ['Foundations', ['Welcome', 'Colours', 'Type', 'Space'], 'Components', 'Patterns', 'Tracking', 'Layout'],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: LOCALES.map((locale) => ({ value: locale, title: LOCALE_NAMES[locale] })),
      },
    },
  },
  initialGlobals: { locale: 'en' },
  decorators: [
    withLanguage,
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  beforeEach: () => freezeClock(),
};

export default preview;
