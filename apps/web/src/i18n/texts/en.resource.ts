import { resource } from '@seaberry/i18n/messages/en/resource';

export const messages = { resource };
