import { people } from '@seaberry/i18n/messages/en/people';

export const messages = { people };
