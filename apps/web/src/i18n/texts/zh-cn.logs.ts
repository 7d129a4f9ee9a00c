// What the four logs and the list of who is online say.
import { logs } from '@seaberry/i18n/messages/zh-CN/logs';

export const messages = { logs };
