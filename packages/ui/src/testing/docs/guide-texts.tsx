import type { ReactNode } from 'react';

import { useGuideLanguage, type GuideLanguage } from './language.js';

/** Times as multiples of the time of a plain button; `elements` counts those in the DOM. */
interface Speed {
  readonly mount: number;
  readonly update: number;
  readonly elements: number;
  readonly open: number | undefined;
}

const count = (value: number): string => value.toLocaleString('en');
const buttons = (value: number): string => (value === 1 ? 'one plain button' : `${count(value)} plain buttons`);

/** Texts of the blocks of a guide. */
interface GuideTexts {
  readonly toc: string;
  readonly variants: string;
  readonly states: string;
  readonly compose: string;
  readonly slots: ReactNode;
  readonly otherStates: string;
  readonly do: string;
  readonly dont: string;
  readonly keyboardUse: string;
  readonly stable: string;
  readonly experimental: string;
  readonly since: (version: string) => string;
  /** Instead of the first version of a component that no release has. */
  readonly nextRelease: string;
  /** Link to a story that a guide draws smaller than it is. */
  readonly fullSize: string;
  readonly key: string;
  readonly effect: string;
  /** Names of keys, where they differ from the English ones. */
  readonly keys: Readonly<Record<string, string>>;
  readonly announced: string;
  readonly announcedAs: string;
  readonly announcedText: string;
  readonly role: string;
  readonly name: string;
  readonly state: string;
  readonly description: string;
  readonly more: (count: number) => string;
  readonly size: string;
  /** @param later kB that load on first use; undefined for none */
  readonly sizeOf: (entry: ReactNode, first: string, later: string | undefined) => ReactNode;
  readonly speed: string;
  readonly speedOf: (speed: Speed) => ReactNode;
  /** Link to the page about the measurement. */
  readonly measuring: string;
  readonly related: string;
  /** Column headers of a table of colours; the last one has the names of its CSS variable, utility and design token. */
  readonly colours: readonly string[];
  /** Header of the text colours in the table of contrasts. */
  readonly text: string;
}

export const guideTexts: Readonly<Record<GuideLanguage, GuideTexts>> = {
  en: {
    toc: 'On this page',
    variants: 'Variants',
    states: 'States',
    compose: 'You compose these:',
    slots: (
      <>
        Each element is named by its <code>data-slot</code>, for tests and themes. A changed name has a row in Migration:
      </>
    ),
    otherStates: 'In other states:',
    do: 'Do.',
    dont: 'Don’t.',
    keyboardUse: 'Use this example by keyboard',
    stable: 'Stable',
    experimental: 'Experimental',
    since: (version) => `since ${version}`,
    nextRelease: 'comes with the next release',
    fullSize: 'Open at full size',
    key: 'Key',
    effect: 'Effect',
    keys: {},
    announced: 'Announced as',
    announcedAs: 'The drawing above, as it is announced:',
    announcedText: 'The drawing above is text without a role of its own: it is read as it is written.',
    role: 'Role',
    name: 'Name',
    state: 'State',
    description: 'Description',
    more: (count) => ` and ${count} more`,
    size: 'Download size',
    sizeOf: (entry, first, later) => (
      <>
        {first} kB (gzip) for {entry} alone, with all it requires except React
        {later !== undefined && `, and ${later} kB that load on first use`}. Components share code: two of them cost less than their sum.
        All components share one style sheet.
      </>
    ),
    speed: 'Performance',
    speedOf: ({ mount, update, elements, open }) => (
      <>
        Mounting takes as long as mounting {buttons(mount)} and makes{' '}
        {elements === 1 ? 'one DOM element' : `${count(elements)} DOM elements`}. Rendering again with new props takes as long as rendering{' '}
        {buttons(update)} again.
        {open !== undefined && ` Opening takes as long as mounting ${buttons(open)}.`}
      </>
    ),
    measuring: 'How it is measured',
    related: 'Related',
    colours: ['Token', 'Light', 'Dark', 'Use', 'Names'],
    text: 'Text',
  },
  'zh-cn': {
    toc: '本页内容',
    variants: '变体',
    states: '状态',
    compose: '由以下部分组合使用：',
    slots: (
      <>
        每个元素都以 <code>data-slot</code> 命名，可用于测试和主题；名称如有变更，会列在迁移页：
      </>
    ),
    otherStates: '其他状态下还有：',
    do: '推荐：',
    dont: '避免：',
    keyboardUse: '用键盘操作此示例',
    stable: '稳定',
    experimental: '实验',
    since: (version) => `自 ${version} 起`,
    nextRelease: '随下一版发布',
    fullSize: '打开完整尺寸',
    key: '按键',
    effect: '作用',
    keys: {
      Enter: '回车',
      Space: '空格',
      Escape: 'Esc',
      Up: '↑',
      Down: '↓',
      Left: '←',
      Right: '→',
      'Arrow keys': '方向键',
    },
    announced: '屏幕阅读器播报',
    announcedAs: '上方图示的播报内容：',
    announcedText: '上方图示是没有专门角色的文本，按原文朗读。',
    role: '角色',
    name: '名称',
    state: '状态',
    description: '描述',
    more: (count) => `，另有 ${count} 个`,
    size: '下载体积',
    sizeOf: (entry, first, later) => (
      <>
        单独使用 {entry} 为 {first} kB（gzip），含除 React 外的全部依赖
        {later !== undefined && `；首次使用时再加载 ${later} kB`}。组件之间共用代码，同时使用多个时小于各自之和；样式表全部组件共用一份。
      </>
    ),
    speed: '性能',
    speedOf: ({ mount, update, elements, open }) => (
      <>
        挂载耗时相当于 {count(mount)} 个普通按钮，生成 {count(elements)} 个 DOM 元素；属性变化后重新渲染，相当于重新渲染 {count(update)}{' '}
        个普通按钮
        {open !== undefined && `；打开一次，相当于挂载 ${count(open)} 个普通按钮`}。
      </>
    ),
    measuring: '测量方法（英文）',
    related: '相关组件',
    colours: ['令牌', '浅色', '深色', '用途', '名称'],
    text: '文字',
  },
};

export const useGuideTexts = (): GuideTexts => guideTexts[useGuideLanguage()];
