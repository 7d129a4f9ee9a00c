// One file for the sign-in page, which saves requests.
import { auth } from '@seaberry/i18n/messages/zh-TW/auth';
import { common } from '@seaberry/i18n/messages/zh-TW/common';
import { components } from '@seaberry/i18n/ui/zh-TW';

export const messages = { common, auth };
export const ui = { components };
