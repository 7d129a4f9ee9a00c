import { fields } from '@seaberry/i18n/messages/en/fields';
import { notifications } from '@seaberry/i18n/messages/en/notifications';
import { oceanBill } from '@seaberry/i18n/messages/en/ocean-bill';
import { enExplanation as explanation, enHistory as history, enMap as map } from '@seaberry/i18n/ui';

export const messages = { fields, notifications, oceanBill };
export const ui = { explanation, history, map };
