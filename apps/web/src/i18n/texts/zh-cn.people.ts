import { people } from '@seaberry/i18n/messages/zh-CN/people';

export const messages = { people };
