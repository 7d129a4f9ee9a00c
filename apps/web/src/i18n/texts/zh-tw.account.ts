import { account } from '@seaberry/i18n/messages/zh-TW/account';
import { inbox } from '@seaberry/i18n/messages/zh-TW/inbox';

export const messages = { account, inbox };
