// One file for the sign-in page, so that it is one request.
import { auth } from '@seaberry/i18n/messages/zh-CN/auth';
import { common } from '@seaberry/i18n/messages/zh-CN/common';
import { components } from '@seaberry/i18n/ui/zh-CN';

export const messages = { common, auth };
export const ui = { components };
