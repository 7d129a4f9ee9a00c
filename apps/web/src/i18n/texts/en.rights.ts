// What the screens of roles, menus and tenants say.
import { rights } from '@seaberry/i18n/messages/en/rights';

export const messages = { rights };
