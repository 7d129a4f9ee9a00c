// What the screens of people, roles, organizations and positions say.
import { people } from '@seaberry/i18n/messages/en/people';

export const messages = { people };
