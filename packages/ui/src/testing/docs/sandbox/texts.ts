import type { Locale } from '@seaberry/i18n';

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

export const sandboxTexts: Readonly<Record<Locale, SandboxTexts>> = {
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
      if (kind === 'loop')
        return line(at, 'this loop ran for 2 seconds without a pause and was stopped. Check the condition that ends it, then press Run.');
      if (kind === 'calls')
        return line(
          at,
          'this function was called for 5 seconds without a pause and was stopped. Check what ends its calls, then press Run.',
        );
      if (kind === 'stack') return line(at, 'this function calls itself without end. Check what ends its calls, then press Run.');
      if (kind === 'eval') return line(at, 'code made from a text does not run here, as with eval or Function. Write it as code.');
      if (kind === 'endless')
        return 'The code did not finish within 8 seconds and was stopped. It may be an endless loop. Change it, then press Run.';
      if (kind === 'left')
        return 'The code opened another page, so its result is gone. Remove what opens it, such as location.href, then press Run.';
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
      if (kind === 'loop') return inChinese(at, '这个循环连续运行 2 秒未停，已中止。请检查结束条件，再按“运行”。');
      if (kind === 'calls') return inChinese(at, '这个函数连续调用 5 秒未停，已中止。请检查调用何时结束，再按“运行”。');
      if (kind === 'stack') return inChinese(at, '这个函数不断调用自身，没有结束。请检查调用何时结束，再按“运行”。');
      if (kind === 'eval') return inChinese(at, '此处不运行由文本生成的代码（如 eval、Function），请直接写成代码。');
      if (kind === 'endless') return '代码运行 8 秒仍未结束，已停止，可能是死循环。请修改后按“运行”。';
      if (kind === 'left') return '代码打开了另一个页面，运行结果已不在。请删除打开页面的语句（如 location.href），再按“运行”。';
      return inChinese(at, what);
    },
  },
  'zh-tw': {
    code: '範例程式碼',
    keys: '按 Ctrl 或 Cmd + Enter 執行程式碼；按 Tab 離開編輯器。',
    result: '執行結果',
    run: '執行',
    reset: '重設',
    copy: '複製程式碼',
    copyLink: '複製連結',
    copied: '已複製。',
    notCopied: '瀏覽器不允許複製。',
    tooLong: '程式碼太長，放不進連結。請直接複製程式碼。',
    theme: '主題',
    themes: { light: '淺色', dark: '深色' },
    language: '語言',
    width: '寬度',
    full: '整頁寬',
    linkTitle: '這段程式碼來自連結',
    link: '按「執行」後才會執行。請先閱讀程式碼：任何人都能製作連結，執行的程式碼可以偽裝成索取密碼的頁面。',
    unreadable: '連結中沒有可讀取的程式碼，已改為開啟一個範例。',
    loading: '載入中…',
    fault: ({ kind, line: at, what }) => {
      const [name = '', module = ''] = what.split(' ');
      if (kind === 'syntax') return inChinese(at, what === '' ? '程式碼有語法錯誤。' : `此處有語法錯誤：${what}`);
      if (kind === 'tag') return inChinese(at, `${name} 的結束標籤寫成了 ${module}。`);
      if (kind === 'import')
        return inChinese(at, `此處不能匯入「${what}」，可匯入的有 @seaberry/ui、@seaberry/tracking、@seaberry/i18n 和 react。`);
      if (kind === 'export') return inChinese(at, `${module} 沒有名為「${name}」的匯出。`);
      if (kind === 'name') return inChinese(at, `「${what}」未宣告。是否缺少匯入陳述式，例如 ${START}？`);
      if (kind === 'nothing') return '請匯出一個元件，例如：export function Example() { … }';
      if (kind === 'loop') return inChinese(at, '這個迴圈連續執行 2 秒未停，已中止。請檢查結束條件，再按「執行」。');
      if (kind === 'calls') return inChinese(at, '這個函式連續呼叫 5 秒未停，已中止。請檢查呼叫何時結束，再按「執行」。');
      if (kind === 'stack') return inChinese(at, '這個函式不斷呼叫自身，沒有結束。請檢查呼叫何時結束，再按「執行」。');
      if (kind === 'eval') return inChinese(at, '此處不執行由文字產生的程式碼（如 eval、Function），請直接寫成程式碼。');
      if (kind === 'endless') return '程式碼執行 8 秒仍未結束，已停止，可能是無窮迴圈。請修改後按「執行」。';
      if (kind === 'left') return '程式碼開啟了另一個頁面，執行結果已不在。請刪除開啟頁面的陳述式（如 location.href），再按「執行」。';
      return inChinese(at, what);
    },
  },
};
