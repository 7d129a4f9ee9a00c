// One file for the sign-in page, which saves requests.
import { auth } from '@seaberry/i18n/messages/zh-CN/auth';
import { common } from '@seaberry/i18n/messages/zh-CN/common';
import { components } from '@seaberry/i18n/ui/zh-CN';

export const messages = { common, auth };
export const ui = { components };
