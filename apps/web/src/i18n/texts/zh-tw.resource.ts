import { resource } from '@seaberry/i18n/messages/zh-TW/resource';

export const messages = { resource };
