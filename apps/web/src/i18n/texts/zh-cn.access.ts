// What registration, a new password, sign-in by code or scan and the pages beside them say.
import { access } from '@seaberry/i18n/messages/zh-CN/access';

export const messages = { access };
