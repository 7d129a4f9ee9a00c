import { fields } from '@seaberry/i18n/messages/zh-TW/fields';
import { oceanBill } from '@seaberry/i18n/messages/zh-TW/ocean-bill';
import { explanation } from '@seaberry/i18n/ui/zh-TW';

export const messages = { fields, oceanBill };
export const ui = { explanation };
