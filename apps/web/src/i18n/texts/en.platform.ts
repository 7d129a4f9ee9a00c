import { platform } from '@seaberry/i18n/messages/en/platform';
import { enSchema as schema } from '@seaberry/i18n/ui';

export const messages = { platform };
export const ui = { schema };
