import type { Locale } from '@seaberry/i18n';

/** Labels of the buttons of code on docs pages, in the language of the toolbar: those of Storybook are English. */
interface CodeTexts {
  readonly show: string;
  readonly hide: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly edit: string;
}

export const codeTexts: Readonly<Record<Locale, CodeTexts>> = {
  en: { show: 'Show code', hide: 'Hide code', copy: 'Copy code', copied: 'Copied', notCopied: 'Copying is not allowed', edit: 'Edit' },
  'zh-cn': { show: '显示代码', hide: '隐藏代码', copy: '复制代码', copied: '已复制', notCopied: '浏览器不允许复制', edit: '编辑' },
  'zh-tw': { show: '顯示程式碼', hide: '隱藏程式碼', copy: '複製程式碼', copied: '已複製', notCopied: '瀏覽器不允許複製', edit: '編輯' },
};
