import { fields } from '@seaberry/i18n/messages/en/fields';
import { notifications } from '@seaberry/i18n/messages/en/notifications';
import { oceanBill } from '@seaberry/i18n/messages/en/ocean-bill';
import { enExplanation as explanation } from '@seaberry/i18n/ui';

export const messages = { fields, notifications, oceanBill };
export const ui = { explanation };
