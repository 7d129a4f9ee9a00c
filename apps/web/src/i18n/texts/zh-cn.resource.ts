import { resource } from '@seaberry/i18n/messages/zh-CN/resource';

export const messages = { resource };
