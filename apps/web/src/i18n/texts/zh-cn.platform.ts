import { platform } from '@seaberry/i18n/messages/zh-CN/platform';
import { schema } from '@seaberry/i18n/ui/zh-CN';

export const messages = { platform };
export const ui = { schema };
