import './styles.js';
// Loads with the preview: Storybook requests it when the first story is ready.
import 'react-dom/client';

import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, StrictMode, Suspense, type PropsWithChildren, type ReactNode } from 'react';
import { configure } from 'storybook/test';

import { LOCALE_NAMES, LOCALES } from '../packages/i18n/src/core/index.js';
import { PRIMARY_PRESETS } from '../packages/ui/src/composites/theme-config/index.js';
import { UiProvider, type ControlSize } from '../packages/ui/src/lib/ui-provider.js';
import {
  describeArgs,
  extractArgTypes,
  extractComponentDescription,
  FOREIGN,
  onlyControls,
} from '../packages/ui/src/testing/docs/arg-types.js';
import { freezeClock, NOW } from '../packages/ui/src/testing/stories/clock.js';
import { elementError } from '../packages/ui/src/testing/stories/element-error.js';
import { framePathOf, inFrame } from '../packages/ui/src/testing/stories/in-frame.js';
import { freshKey } from '../packages/ui/src/testing/stories/fresh.js';
import { applyGlobals, localeOf } from '../packages/ui/src/testing/stories/globals.js';
import { renderStory } from '../packages/ui/src/testing/stories/leaving.js';
import { messages } from '../packages/ui/src/testing/stories/messages.js';
import { dismissToasts } from '../packages/ui/src/testing/stories/dismiss-toasts.js';
import { preloadAfterTheFirst } from '../packages/ui/src/testing/stories/preload-later.js';
import { prepared } from '../packages/ui/src/testing/stories/prepared.js';
import { declareScreenshots, isScreen, viewports } from '../packages/ui/src/testing/stories/modes.js';

preloadAfterTheFirst();

/** The faces of two Chinese fonts are most of the rules of the page: the first story is drawn without them. */
const chineseFonts = import('./chinese-fonts.js');

const withToolbarSettings: Decorator = (Story, { globals, args }) => {
  applyGlobals(globals);
  const locale = localeOf(globals);
  // Strict mode renders and runs effects twice, which reveals missing clean-up.
  return (
    <StrictMode>
      <UiProvider
        // Remounts the story when the direction changes, as in a page of such a language.
        key={`${globals['direction'] === 'rtl' ? 'rtl' : 'ltr'} ${freshKey(args)}`}
        locale={locale}
        messages={messages[locale]}
        size={globals['size'] as ControlSize}
        present={NOW}
      >
        <Story />
      </UiProvider>
    </StrictMode>
  );
};

// Lazy: the docs blocks are half of Storybook, and stories do not need them.
const ThemedDocs = lazy(async () => ({ default: (await import('../packages/ui/src/testing/docs/container.js')).ThemedDocs }));
const Page = lazy(async () => ({ default: (await import('../packages/ui/src/testing/docs/page.js')).Page }));
const GuideTitle = lazy(async () => ({ default: (await import('../packages/ui/src/testing/docs/guide-title.js')).GuideTitle }));
const Canvas = lazy(async () => ({ default: (await import('../packages/ui/src/testing/docs/canvas.js')).Canvas }));
const MdxCode = lazy(async () => ({ default: (await import('../packages/ui/src/testing/docs/code.js')).MdxCode }));
function Docs(props: PropsWithChildren<DocsContainerProps>): ReactNode {
  return (
    <Suspense fallback={null}>
      <ThemedDocs {...props} />
    </Suspense>
  );
}

/** Icon names of Storybook's toolbar; an unknown one would render nothing. */
type ToolbarIcon = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']>;

const menu = (description: string, icon: ToolbarIcon, items: { value: string; title: string }[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** Timeout of play functions, nearly that of the journeys: a busy machine is slow, and that is not a fault of a component. */
const PLAY_TIMEOUT_MS = 10_000;

/** Test runs collect violations only; Storybook's panel also shows passes, which doubles the time of axe. */
const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;

const preview: Preview = {
  tags: ['autodocs', 'status:stable'],
  parameters: {
    a11y: { test: 'error', ...(isTest ? { options: { resultTypes: ['violations'] } } : {}) },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst', exclude: FOREIGN },
    // Only the code of an example file is shown: Storybook would print props without imports, and data of a fixture.
    docs: {
      canvas: { sourceState: 'none' },
      container: Docs,
      page: Page,
      components: { h1: GuideTitle, code: MdxCode, Canvas },
      extractArgTypes,
      extractComponentDescription,
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, .sb-unstyled *', title: 'On this page' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Welcome 欢迎',
          'Getting started',
          [
            'Install',
            'Install 安装',
            'Vite',
            'Vite 安装',
            'Vite and Tailwind',
            'Vite and Tailwind 安装',
            'Server rendered',
            'Server rendered 服务端渲染',
            'Only the timeline',
            'Only the timeline 只用时间线',
            'Playground',
            'Playground 演练场',
            'Sandbox',
            'Sandbox 沙盒',
          ],
          'Recipes',
          [
            'Tracking page',
            'List of shipments',
            'Peek beside a table',
            'Containers in tabs',
            'Figures of the day',
            'Bulk actions with undo',
            'Form with server errors',
            'Actions by permission',
            'Remembered language and theme',
            'Lock after idle time',
          ],
          'Foundations',
          [
            'Colours',
            'Colours 颜色',
            'Type',
            'Space and size',
            'Radius and elevation',
            'Motion',
            'Z-order',
            'Charts',
            'Tracking roles',
            'Icons',
            'Modes',
            'Any host',
            'Design tools',
          ],
          'Components',
          [
            'Actions',
            ['Button', 'Icon button', 'Button group', 'Permission', 'Copyable id', 'Theme toggle'],
            'Inputs',
            'Overlays',
            'Navigation',
            'Feedback',
            'Data display',
          ],
          'Patterns',
          'Tracking',
          [
            'Shipment timeline',
            'Stage rail',
            'Rail detail',
            'Stage list',
            'Shipment card',
            'Route label',
            'Route map',
            'Plan and actual',
            'ETA history',
            'Outlook statement',
            'Outlook fact',
            'Outlook badge',
            'Arrival promise',
            'Arrival explanation',
            'Anomaly list',
            'Anomaly badge',
            'Signal list',
            'Slip badge',
            'Stage badge',
            'Node state badge',
            'Tracking state badge',
            'Subscription badge',
            'Raw event list',
            'Identifier input',
            'Identifier list input',
            'Carrier select',
            'Port select',
          ],
          'Layout',
          ['App layout', 'Page header', 'Detail layout', 'Reading layout', 'Sign-in layout', 'Lock screen', 'Result page'],
          'Kit',
          [
            'Lists',
            'List state',
            'Columns',
            'Above the list',
            'Rows that open',
            'Pair',
            'Branches',
            'Order',
            'Record',
            'Fields',
            'Form steps',
            'Export by the server',
          ],
          'Screens',
          [
            'Sign in',
            'Register',
            'Reset password',
            'Set your own password',
            'Add a second factor',
            'Allow a sign-in',
            'Undo a change of address',
            'Ocean bills',
            'Ocean bill',
            'Air waybills',
            'Air waybill',
            'Share links',
            'Shared shipment',
            'Messages',
            'User centre',
            'Users',
            'Roles',
            'Organizations',
            'Positions',
            'Menus',
            'Companies',
            'Company info',
            'Notices',
            'Dictionaries',
            'Enumerations',
            'Regions',
            'Parameters',
            'Print templates',
            'Files',
            'Jobs',
            'Cache',
            'Server monitor',
            'Directory servers',
            'Third-party accounts',
            'Open access',
            'Plugins',
            'Online users',
            'Visit log',
            'Operation log',
            'Exception log',
            'Difference log',
            'Request log',
            'Push log',
            'Subscribe log',
            'Consumption log',
            'Update log',
            'Database structure',
            'API test',
            'Site settings',
            'Static pages',
            'Static page',
            'About',
          ],
          'Project',
          [
            'Changelog',
            'Changelog 更新日志',
            'Migration',
            'Migration 迁移',
            'Accessibility',
            'Accessibility 无障碍',
            'Speed and size',
            'Contributing a component',
          ],
        ],
        method: 'alphabetical',
      },
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    theme: menu('Theme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'system', title: 'System' },
    ]),
    primary: menu('Primary colour', 'paintbrush', [
      { value: 'brand', title: 'Green (brand)' },
      ...PRIMARY_PRESETS.slice(1).map(({ name, value }) => ({ value, title: `${name[0]?.toUpperCase()}${name.slice(1)}` })),
    ]),
    locale: menu(
      'Language',
      'globe',
      LOCALES.map((locale) => ({ value: locale, title: LOCALE_NAMES[locale] })),
    ),
    size: menu('Size of controls', 'component', [
      { value: 'sm', title: 'Small' },
      { value: 'md', title: 'Medium' },
      { value: 'lg', title: 'Large' },
    ]),
    direction: menu('Direction of writing', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: menu('Motion', 'play', [
      { value: 'on', title: 'Motion' },
      { value: 'reduced', title: 'No motion' },
    ]),
    colours: menu('Colours of the page', 'eye', [
      { value: 'full', title: 'Full colour' },
      { value: 'grey', title: 'Grey' },
      { value: 'inverted', title: 'Inverted' },
    ]),
  },
  // Axe is larger than most stories: outside of tests it loads when its panel is asked to check.
  initialGlobals: {
    theme: 'light',
    primary: 'brand',
    locale: 'en',
    size: 'md',
    direction: 'ltr',
    motion: 'on',
    colours: 'full',
    a11y: { manual: !isTest },
  },
  // Not for arguments: an enhancer is the only hook with a story's name before its parameters are read.
  argTypesEnhancers: [
    describeArgs,
    (story) => {
      declareScreenshots(story);
      // A screen has no editable props.
      if (isScreen(story.title)) story.parameters['controls'] = { disable: true };
      if (framePathOf(story) !== undefined) story.parameters['layout'] = 'fullscreen';
      return story.argTypes;
    },
    onlyControls,
  ],
  // The last one is the outermost.
  decorators: [inFrame, withToolbarSettings],
  renderToCanvas: renderStory,
  // Events are sent without `act`, in which Storybook would wrap them: `act` drops a render that still waits for code or data, and a dialog
  // then never opens unless something else happens to render.
  beforeAll: () => configure({ asyncUtilTimeout: PLAY_TIMEOUT_MS, getElementError: elementError, eventWrapper: (send) => send() }),
  beforeEach: async () => {
    if (isTest) await Promise.all([dismissToasts(), chineseFonts]);
    return freezeClock();
  },
  // Runs before axe, and before a screenshot is taken.
  afterEach: async (context) => {
    await chineseFonts;
    await prepared(context);
  },
};

export default preview;
