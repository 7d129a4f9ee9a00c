import { fields } from '@seaberry/i18n/messages/en/fields';
import { oceanBill } from '@seaberry/i18n/messages/en/ocean-bill';

export const messages = { fields, oceanBill };
