// What every signed-in page says.
import { errors } from '@seaberry/i18n/messages/zh-CN/errors';
import { shell } from '@seaberry/i18n/messages/zh-CN/shell';
import { layout, overlays, tracking } from '@seaberry/i18n/ui/zh-CN';

export const messages = { errors, shell };
export const ui = { layout, overlays, tracking };
