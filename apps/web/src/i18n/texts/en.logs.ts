import { logs } from '@seaberry/i18n/messages/en/logs';

export const messages = { logs };
