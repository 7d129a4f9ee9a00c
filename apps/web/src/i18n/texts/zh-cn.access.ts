import { access } from '@seaberry/i18n/messages/zh-CN/access';

export const messages = { access };
