import { logs } from '@seaberry/i18n/messages/zh-TW/logs';

export const messages = { logs };
