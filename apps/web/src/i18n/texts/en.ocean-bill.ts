import { fields } from '@seaberry/i18n/messages/en/fields';
import { oceanBill } from '@seaberry/i18n/messages/en/ocean-bill';
import { enExplanation as explanation } from '@seaberry/i18n/ui';

export const messages = { fields, oceanBill };
export const ui = { explanation };
