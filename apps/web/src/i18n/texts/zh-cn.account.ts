import { account } from '@seaberry/i18n/messages/zh-CN/account';
import { inbox } from '@seaberry/i18n/messages/zh-CN/inbox';

export const messages = { account, inbox };
