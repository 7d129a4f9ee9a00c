import { account } from '@seaberry/i18n/messages/en/account';
import { inbox } from '@seaberry/i18n/messages/en/inbox';

export const messages = { account, inbox };
