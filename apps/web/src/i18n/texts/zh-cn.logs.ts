import { logs } from '@seaberry/i18n/messages/zh-CN/logs';

export const messages = { logs };
