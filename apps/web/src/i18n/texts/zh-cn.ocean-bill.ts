import { fields } from '@seaberry/i18n/messages/zh-CN/fields';
import { oceanBill } from '@seaberry/i18n/messages/zh-CN/ocean-bill';

export const messages = { fields, oceanBill };
