import { rights } from '@seaberry/i18n/messages/en/rights';

export const messages = { rights };
