import { en, type UiMessages } from '@seaberry/i18n/ui';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';

/** Every language of the library, for the language switch of the toolbar. */
export const messages: Record<'en' | 'zh-cn' | 'zh-tw', UiMessages> = { en, 'zh-cn': zhCN, 'zh-tw': zhTW };
