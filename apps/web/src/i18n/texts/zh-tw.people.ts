import { people } from '@seaberry/i18n/messages/zh-TW/people';

export const messages = { people };
