import type { GuideLanguage } from '../language.js';
import type { Fault } from './compile.js';

interface SandboxTexts {
  readonly code: string;
  readonly keys: string;
  readonly result: string;
  readonly run: string;
  readonly reset: string;
  readonly copy: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly tooLong: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'light' | 'dark', string>>;
  readonly language: string;
  readonly width: string;
  readonly full: string;
  readonly linkTitle: string;
  readonly link: string;
  readonly unreadable: string;
  readonly loading: string;
  readonly fault: (fault: Fault) => string;
}

const line = (at: number | undefined, text: string): string => (at === undefined ? text : `Line ${at}: ${text}`);
const inChinese = (at: number | undefined, text: string): string => (at === undefined ? text : `第 ${at} 行：${text}`);
const START = 'import { Button } from …';

export const sandboxTexts: Readonly<Record<GuideLanguage, SandboxTexts>> = {
  en: {
    code: 'Code of the example',
    keys: 'Ctrl or Cmd + Enter runs the code. Tab leaves the editor.',
    result: 'Result',
    run: 'Run',
    reset: 'Reset',
    copy: 'Copy code',
    copyLink: 'Copy link',
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying.',
    tooLong: 'The code is too long for a link. Copy the code instead.',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark' },
    language: 'Language',
    width: 'Width',
    full: 'Full',
    linkTitle: 'This code comes from a link',
    link: 'It runs when you press Run. Read it first: anyone can write a link, and code that runs can imitate a page that asks for a password.',
    unreadable: 'The link has no code that can be read. An example is open instead.',
    loading: 'Loading…',
    fault: ({ kind, line: at, what }) => {
      const [name = '', module = ''] = what.split(' ');
      if (kind === 'syntax') return line(at, what === '' ? 'the code cannot be read.' : `the code cannot be read here: ${what}`);
      if (kind === 'tag') return line(at, `${name} is closed with ${module}.`);
      if (kind === 'import')
        return line(at, `“${what}” cannot be imported here. @seaberry/ui, @seaberry/tracking, @seaberry/i18n and react can be.`);
      if (kind === 'export') return line(at, `${module} has no export named “${name}”.`);
      if (kind === 'name') return line(at, `“${what}” is not declared. Is an import missing, such as ${START}?`);
      if (kind === 'nothing') return 'Export a component, for example: export function Example() { … }';
      if (kind === 'endless')
        return 'The code did not finish within 8 seconds and was stopped. It may be an endless loop. Change it, then press Run.';
      return line(at, what);
    },
  },
  'zh-cn': {
    code: '示例代码',
    keys: '按 Ctrl 或 Cmd + 回车运行代码；按 Tab 离开编辑器。',
    result: '运行结果',
    run: '运行',
    reset: '重置',
    copy: '复制代码',
    copyLink: '复制链接',
    copied: '已复制。',
    notCopied: '浏览器不允许复制。',
    tooLong: '代码太长，放不进链接。请直接复制代码。',
    theme: '主题',
    themes: { light: '浅色', dark: '深色' },
    language: '语言',
    width: '宽度',
    full: '整页宽',
    linkTitle: '这段代码来自链接',
    link: '按“运行”后才会执行。请先阅读代码：任何人都能制作链接，执行的代码可以伪装成索要密码的页面。',
    unreadable: '链接中没有可读取的代码，已改为打开一个示例。',
    loading: '正在加载…',
    fault: ({ kind, line: at, what }) => {
      const [name = '', module = ''] = what.split(' ');
      if (kind === 'syntax') return inChinese(at, what === '' ? '代码有语法错误。' : `此处有语法错误：${what}`);
      if (kind === 'tag') return inChinese(at, `${name} 的结束标签写成了 ${module}。`);
      if (kind === 'import')
        return inChinese(at, `此处不能引入“${what}”，可引入的有 @seaberry/ui、@seaberry/tracking、@seaberry/i18n 和 react。`);
      if (kind === 'export') return inChinese(at, `${module} 没有名为“${name}”的导出。`);
      if (kind === 'name') return inChinese(at, `“${what}”未声明。是否缺少引入语句，例如 ${START}？`);
      if (kind === 'nothing') return '请导出一个组件，例如：export function Example() { … }';
      if (kind === 'endless') return '代码运行 8 秒仍未结束，已停止，可能是死循环。请修改后按“运行”。';
      return inChinese(at, what);
    },
  },
};
