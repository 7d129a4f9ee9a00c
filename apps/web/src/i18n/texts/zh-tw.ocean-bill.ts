import { fields } from '@seaberry/i18n/messages/zh-TW/fields';
import { oceanBill } from '@seaberry/i18n/messages/zh-TW/ocean-bill';

export const messages = { fields, oceanBill };
