import { platform } from '@seaberry/i18n/messages/zh-TW/platform';
import { schema } from '@seaberry/i18n/ui/zh-TW';

export const messages = { platform };
export const ui = { schema };
