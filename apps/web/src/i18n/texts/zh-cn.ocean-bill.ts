import { fields } from '@seaberry/i18n/messages/zh-CN/fields';
import { oceanBill } from '@seaberry/i18n/messages/zh-CN/ocean-bill';
import { explanation } from '@seaberry/i18n/ui/zh-CN';

export const messages = { fields, oceanBill };
export const ui = { explanation };
