import { access } from '@seaberry/i18n/messages/zh-TW/access';

export const messages = { access };
