import { access } from '@seaberry/i18n/messages/en/access';

export const messages = { access };
