// One file for the sign-in page, which saves requests.
import { auth } from '@seaberry/i18n/messages/en/auth';
import { common } from '@seaberry/i18n/messages/en/common';
import { enComponents as components } from '@seaberry/i18n/ui';

export const messages = { common, auth };
export const ui = { components };
